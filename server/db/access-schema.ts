import type { Generated } from 'kysely';
import type { ApprovalAction } from '#shared/accounts/approvals.ts';
import type { PendingKind } from '#shared/accounts/keys.ts';
import type { Role } from '#shared/accounts/permissions.ts';
import type { FactorKind, SessionStage } from '#shared/accounts/second-factors.ts';
import type { LaterGroup } from '#shared/forms/recipient-groups.ts';
import type { SectionKey } from '#shared/site/sections.ts';

/** Tables of roles and sign-in, and of requested changes that take effect later. */
export type AccessSchema = {
  administrator_role: { administrator_id: string; role: Role };
  /** The sections to which a person is limited as writer and editor; no row for all of them. */
  administrator_section: { administrator_id: string; section: SectionKey };
  session: {
    token_hash: string;
    administrator_id: string;
    created_at: string;
    used_at: string;
    /** Progress of the sign-in; only `open` gives access. */
    stage: SessionStage;
    /** The browser that began it, such as `Firefox`, and its system; null where unknown. */
    browser: string | null;
    system: string | null;
    /** RFC 7638 thumbprint of the browser's key, which must sign every call; null for a session without one. */
    proof_key: string | null;
    /** JSON: the challenge of the next step. */
    challenge: string | null;
    /** Timestamp of the last confirmation by password, and by second factor if there is one. */
    confirmed_at: string | null;
  };
  /** PostgreSQL only: a session's keys, wrapped under its token and START_SECRET. */
  session_keys: {
    token_hash: string;
    wrapped: Uint8Array;
  };
  /** The daily reminder of a day to a person. */
  digest_mail: {
    day: string;
    administrator_id: string;
    /** 1 from before it is sent, and again 0 where it was refused. */
    sent: 0 | 1;
    /** Timestamp of the day's first try, which all of its mails bear. */
    due_at: string;
    /** Timestamp before which it is not tried again. */
    retry_at: string;
  };
  /** A browser that signed in before, by its key's thumbprint. */
  known_device: {
    administrator_id: string;
    proof_key: string;
    used_at: string;
  };
  /** A browser that an officer named, by its key's thumbprint. */
  named_device: {
    administrator_id: string;
    proof_key: string;
    name: string;
    /** `YYYY-MM-DD` in Beirut. */
    named_on: string;
    /** Of the other columns, under the officer's private key. */
    mac: string;
  };
  /** A change that all holders of the key see, and can cancel, before it takes effect. */
  pending_change: {
    /** The recovery words of each group wait by themselves. */
    kind: PendingKind | `recovery-${LaterGroup}`;
    /** JSON */
    value: string;
    /** E-mail address of the administrator. */
    requested_by: string;
    requested_at: string;
    effective_at: string;
  };
  /** An act that waits for a second administrator. */
  approval_request: {
    id: string;
    action: ApprovalAction;
    /** An e-mail address, or `report/12`. */
    subject: string;
    /** JSON: the roles to give. */
    value: string;
    /** The e-mail address of the first administrator. */
    requested_by: string;
    requested_at: string;
    expires_at: string;
    /** Set where the first one has to make the call again. */
    approved_by: string | null;
  };
  /** The last review of people and their roles. One row at most: its id is 1. */
  access_review: { id: number; reviewed_at: string; reviewed_by: string };
  /** A link to choose a password: for a new administrator, or after a reset. */
  invitation: {
    id: string;
    token_hash: string;
    email: string;
    expires_at: string;
    /** JSON: of a new person; a reset leaves those that they have. */
    roles: Generated<string>;
    sections: Generated<string>;
  };
  /** A proof beside the password. */
  second_factor: {
    id: string;
    administrator_id: string;
    kind: FactorKind;
    name: string;
    /** JSON under a key from the pepper: the TOTP secret, or the passkey's public half. */
    sealed: string;
    /** The last time step used (TOTP), or the passkey's signature counter. */
    counter: number;
    created_at: string;
    used_at: string | null;
  };
  /** Each signs in once, if the factor is lost. */
  recovery_code: {
    administrator_id: string;
    code_hash: string;
  };
};
