import { expect, it, vi } from 'vitest';
import { unregisterServiceWorkers } from './unregister-service-workers.ts';

it('[C18] unregisters every service worker at startup', async () => {
  const registrations = [{ unregister: vi.fn(async () => true) }, { unregister: vi.fn(async () => true) }];
  await unregisterServiceWorkers({ getRegistrations: async () => registrations } as never);
  for (const { unregister } of registrations) expect(unregister).toHaveBeenCalledOnce();
});

it('[C18] does without where the browser has none or forbids them', async () => {
  const refused = { getRegistrations: () => Promise.reject(new DOMException('no', 'SecurityError')) };
  await expect(unregisterServiceWorkers(refused as never)).resolves.toBeUndefined();
  await expect(unregisterServiceWorkers(undefined)).resolves.toBeUndefined();
});
