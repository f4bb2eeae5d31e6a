import { z } from 'zod';

// Without code made at run time, so that the content security policy needs no 'unsafe-eval'.
z.config({ jitless: true });
