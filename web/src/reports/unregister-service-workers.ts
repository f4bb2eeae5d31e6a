/** C18: a worker left by something else at this address must not answer in the place of the server. */
export async function unregisterServiceWorkers(container: ServiceWorkerContainer | undefined): Promise<void> {
  // Browsers forbid it in some private windows: then there is none.
  const registrations = (await container?.getRegistrations().catch(() => [])) ?? [];
  await Promise.all(registrations.map((registration) => registration.unregister()));
}
