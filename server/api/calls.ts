import { accessReviewRoutes } from './accounts/access-review-routes.ts';
import { accountRoutes } from './accounts/account-routes.ts';
import { administratorRoutes } from './accounts/administrator-routes.ts';
import { confirmationRoutes } from './accounts/confirmation-routes.ts';
import { deviceRoutes } from './accounts/device-routes.ts';
import { personRoutes } from './accounts/person-routes.ts';
import { secondFactorRoutes } from './accounts/second-factor-routes.ts';
import { secondStepRoutes } from './accounts/second-step-routes.ts';
import { sessionRoutes } from './accounts/session-routes.ts';
import { alertRoutes } from './alerts/alert-routes.ts';
import { approvalRoutes } from './approvals/approval-routes.ts';
import { auditRoutes } from './audit/audit-routes.ts';
import { calmRoutes } from './calm/calm-routes.ts';
import { checkRoutes } from './checks/check-routes.ts';
import { managerRoutes } from './content/manager-routes.ts';
import { managerWriteRoutes } from './content/manager-write-routes.ts';
import { profileRoutes } from './content/profile-routes.ts';
import { profileWriteRoutes } from './content/profile-write-routes.ts';
import { sectionRoutes } from './content/section-routes.ts';
import { sectionWriteRoutes } from './content/section-write-routes.ts';
import { fileRoutes } from './files/file-routes.ts';
import { browserKeyRoutes } from './keys/browser-key-routes.ts';
import { grantRoutes } from './keys/grant-routes.ts';
import { keyDocumentRoute } from './keys/key-document-route.ts';
import { keyRoutes } from './keys/key-routes.ts';
import { pendingChangeRoutes } from './keys/pending-change-routes.ts';
import { healthRoutes } from './maintenance/health-routes.ts';
import { maintenanceRoutes } from './maintenance/maintenance-routes.ts';
import { scriptListRoute } from './maintenance/script-list-route.ts';
import { mediaRoutes } from './media/media-routes.ts';
import { planRoutes } from './plan/plan-routes.ts';
import { logRoutes } from './publication-log/log-routes.ts';
import { attachmentRoutes } from './publishing/attachments/attachment-routes.ts';
import { galleryRoutes } from './publishing/gallery/gallery-routes.ts';
import { handInRoutes } from './publishing/hand-in/hand-in-routes.ts';
import { historyRoutes } from './publishing/history-routes.ts';
import { publishingRoutes } from './publishing/item-routes.ts';
import { deskListRoutes } from './publishing/lists/list-routes.ts';
import { pinRoutes } from './publishing/pin-routes.ts';
import { presenceRoutes } from './publishing/presence-routes.ts';
import { previewRoutes } from './publishing/preview-routes.ts';
import { relatedRoutes } from './publishing/related-routes.ts';
import { trashRoutes } from './publishing/trash-routes.ts';
import { notFoundRoutes } from './redirects/not-found-routes.ts';
import { redirectRoutes } from './redirects/redirect-routes.ts';
import { recordRoutes } from './revisions/record-routes.ts';
import { searchRoutes } from './search/search-routes.ts';
import { settingsRoutes } from './settings/settings-routes.ts';
import { sharingRoutes } from './sharing/sharing-routes.ts';
import { captchaRoutes } from './submissions/captcha-routes.ts';
import { caseFileRoutes } from './submissions/case-file-routes.ts';
import { caseRoutes } from './submissions/case-routes.ts';
import { fileUploadRoutes } from './submissions/file-upload-routes.ts';
import { inboxRoutes } from './submissions/inbox-routes.ts';
import { receiptRoutes } from './submissions/receipt-routes.ts';
import { submissionRoutes } from './submissions/submission-routes.ts';
import { talkRoutes } from './submissions/talk-routes.ts';
import { subscriptionRoutes } from './subscriptions/subscription-routes.ts';

/** The routes of all calls. */
export const calls = [
  healthRoutes,
  sessionRoutes,
  secondStepRoutes,
  secondFactorRoutes,
  deviceRoutes,
  confirmationRoutes,
  sectionRoutes,
  sectionWriteRoutes,
  deskListRoutes,
  publishingRoutes,
  presenceRoutes,
  handInRoutes,
  pinRoutes,
  attachmentRoutes,
  galleryRoutes,
  relatedRoutes,
  historyRoutes,
  trashRoutes,
  sharingRoutes,
  recordRoutes,
  previewRoutes,
  alertRoutes,
  redirectRoutes,
  notFoundRoutes,
  checkRoutes,
  searchRoutes,
  managerRoutes,
  managerWriteRoutes,
  profileRoutes,
  profileWriteRoutes,
  settingsRoutes,
  fileRoutes,
  mediaRoutes,
  captchaRoutes,
  submissionRoutes,
  subscriptionRoutes,
  keyDocumentRoute,
  scriptListRoute,
  logRoutes,
  receiptRoutes,
  fileUploadRoutes,
  inboxRoutes,
  talkRoutes,
  caseRoutes,
  caseFileRoutes,
  keyRoutes,
  browserKeyRoutes,
  grantRoutes,
  pendingChangeRoutes,
  administratorRoutes,
  personRoutes,
  accessReviewRoutes,
  accountRoutes,
  maintenanceRoutes,
  calmRoutes,
  approvalRoutes,
  planRoutes,
  auditRoutes,
];
