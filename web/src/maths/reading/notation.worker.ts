import { answerNotation } from './notation-reader.ts';
import { serveRequests } from '../workers/serve-requests.ts';

serveRequests(answerNotation);
