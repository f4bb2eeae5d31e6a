import { z } from 'zod';

const host = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:]+\])(?::\d{1,5})?$/;
const mostHosts = 50;

/** `moodle.school.lan,10.0.0.5:8443` */
const hosts = z.string().transform((value, context) => {
  const given = value.split(',').map((one) => one.trim().toLowerCase());
  if (given.length > mostHosts || given.some((one) => !host.test(one))) {
    context.addIssue({
      code: 'custom',
      message: 'must be hosts with their ports, such as moodle.school.lan or 10.0.0.5:8443, separated by commas',
    });
    return z.NEVER;
  }
  return given;
});

/** Learning management systems that the operator trusts. */
export const ltiVariables = { LTI_HOSTS: hosts.optional() };

/** Hosts of learning management systems that may be in the operator's own network, and without https. */
export const ltiHostsOf = ({ LTI_HOSTS }: z.output<z.ZodObject<typeof ltiVariables>>): ReadonlySet<string> =>
  new Set(LTI_HOSTS);
