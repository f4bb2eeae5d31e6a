import { notFound } from '../../http/errors.ts';
export async function exportData(..._: unknown[]): Promise<Buffer> { throw notFound(); }
export async function eraseData(..._: unknown[]): Promise<void> { throw notFound(); }
