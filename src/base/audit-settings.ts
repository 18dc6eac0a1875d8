/** Settings of the audit record: how long it lasts, and whom it believes about addresses. */
import { integer, list, type Setting } from './setting.ts';

export interface AuditConfig {
  /** In days; 0: for ever. */
  auditDays: number;
  /** Addresses and ranges whose X-Forwarded-For is believed. */
  trustedProxies: readonly string[] | undefined;
}

/** In the order of the README's table. */
export const auditSettings = {
  auditDays: {
    variable: 'AUDIT_DAYS',
    fallback: '365',
    describe: 'Days that entries of the audit record are kept; 0: for ever',
    read: integer(0, 36_500),
  },
  trustedProxies: {
    variable: 'TRUSTED_PROXIES',
    fallback: undefined,
    describe:
      'Addresses and ranges (`10.0.0.0/8`), with commas, of proxies whose `X-Forwarded-For` tells the address of the client',
    read: list,
  },
} as const satisfies { [K in keyof AuditConfig]: Setting<NonNullable<AuditConfig[K]>> };
