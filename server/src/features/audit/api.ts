import { offer } from '../../core/own.ts';
import { auditData } from './data/audit-store.ts';

export const auditQueries = offer(auditData, [
  'countAuditEntries',
  'findLastActingReason',
  'insertAuditEntry',
  'insertForeignVisit',
  'selectActs',
  'selectAuditEntries',
]);
