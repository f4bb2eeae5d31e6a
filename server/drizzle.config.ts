import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './src/core/db/tables/index.ts',
  out: './src/core/db/migrations',
});
