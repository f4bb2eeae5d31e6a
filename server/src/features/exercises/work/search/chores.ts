import { catalogueData } from '../../data/search/search-store.ts';
import type { Services } from '../../../../core/services.ts';

const everyMs = 3600 * 1000;

/** Every hour: how often exercises were answered, and how often right. Returns what stops it. */
export function keepCatalogue(services: Services): () => void {
  const timer = setInterval(() => {
    services.background.run('counting answers to exercises', () => catalogueData(services).recountAnswers());
  }, everyMs).unref();
  return () => clearInterval(timer);
}
