import type { PendingKind } from '#shared/accounts/keys.ts';
import type { FactorKind, SessionStage } from '#shared/accounts/second-factors.ts';

/** The tables by which administrators sign in, and of what they have asked for that takes effect later. */
export type AccessSchema = {
  session: {
    token_hash: string;
    administrator_id: string;
    created_at: string;
    used_at: string;
    /** How far the sign-in has come: only an open session is one. */
    stage: SessionStage;
    /** RFC 7638: the key in the browser that every call has to be signed by; none where none was offered. */
    proof_key: string | null;
    /** JSON: what the next step has to answer. */
    challenge: string | null;
    /** When the password, and the second factor where there is one, was last given again in it. */
    confirmed_at: string | null;
  };
  /** A browser that signed in before, by the thumbprint of its key. */
  known_device: {
    administrator_id: string;
    proof_key: string;
    used_at: string;
  };
  /** A change that all holders of the key see, and can take back, before it takes effect. */
  pending_change: {
    kind: PendingKind;
    /** JSON */
    value: string;
    /** The address of an administrator. */
    requested_by: string;
    requested_at: string;
    effective_at: string;
  };
  /** What an administrator proves beside the password. */
  second_factor: {
    id: string;
    administrator_id: string;
    kind: FactorKind;
    name: string;
    /** JSON under a key from the pepper: the secret of the codes, or the passkey's public half. */
    sealed: string;
    /** The last time step whose code was used, or how often the passkey says that it was. */
    counter: number;
    created_at: string;
    used_at: string | null;
  };
  /** Each signs in once, where the factor is lost. */
  recovery_code: {
    administrator_id: string;
    code_hash: string;
  };
};
