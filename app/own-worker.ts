type Rules = { createScriptURL: (address: string) => string };

type TrustedTypes = { createPolicy: (name: string, rules: Rules) => Rules };

const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('worker', {
  createScriptURL(address) {
    if (!/^\/(?!\/)/.test(address)) throw new TypeError('No script of this site.');
    return address;
  },
});

/**
 * Starts a worker of the build, where pages allow no script URL without a Trusted Types policy.
 * @param address as `?worker&url` gives it.
 */
export function ownWorker(address: string): Worker {
  return new Worker(policy?.createScriptURL(address) ?? address, { type: 'module' });
}
