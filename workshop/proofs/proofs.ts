import { access } from './access/access.ts';
import { captcha } from './access/captcha.ts';
import { keyChanges } from './access/key-changes.ts';
import { receipts } from './access/receipts.ts';
import { sentAgain } from './access/sent-again.ts';
import { tokens } from './access/tokens.ts';
import { confidentiality } from './confidentiality/confidentiality.ts';
import { neighbours } from './confidentiality/neighbours.ts';
import { officerMemory } from './confidentiality/officer-memory.ts';
import { proxyLogs } from './confidentiality/proxy-logs.ts';
import { reportPage } from './confidentiality/report-page.ts';
import { sealedMemory } from './confidentiality/sealed-memory.ts';
import { databaseWriter } from './database/database-writer.ts';
import { pieces } from './database/pieces.ts';
import { postgresDeletion } from './database/postgres-deletion.ts';
import { postgresTime } from './database/postgres-time.ts';
import { rows } from './database/rows.ts';
import { announcingKills } from './durability/announcing-kills.ts';
import { failingDisk } from './durability/failing-disk.ts';
import { fsync } from './durability/fsync.ts';
import { killedServer } from './durability/killed-server.ts';
import { kills } from './durability/kills.ts';
import { lostConnections } from './durability/lost-connections.ts';
import { powerCut } from './durability/power-cut.ts';
import { publishing } from './durability/publishing.ts';
import { restores } from './durability/restores.ts';
import { talkKills } from './durability/talk-kills.ts';
import { withoutDatabase } from './durability/without-database.ts';
import { fuzz } from './input/fuzz.ts';
import { sqlmap } from './input/sqlmap.ts';
import { storedScript } from './input/stored-script.ts';
import { wapiti } from './input/wapiti.ts';
import { install } from './install/install.ts';
import { crowding } from './load/crowding.ts';
import { flood } from './load/flood.ts';
import { mailing } from './load/mailing.ts';
import { requestCost } from './load/request-cost.ts';
import { soak } from './load/soak.ts';

/** Every proof, by its name. */
export const proofs = {
  kills,
  'talk-kills': talkKills,
  'announcing-kills': announcingKills,
  fsync,
  'power-cut': powerCut,
  'failing-disk': failingDisk,
  'lost-connections': lostConnections,
  'killed-server': killedServer,
  'without-database': withoutDatabase,
  publishing,
  access,
  fuzz,
  captcha,
  receipts,
  'sent-again': sentAgain,
  rows,
  pieces,
  'key-changes': keyChanges,
  'database-writer': databaseWriter,
  confidentiality,
  'sealed-memory': sealedMemory,
  'officer-memory': officerMemory,
  'postgres-deletion': postgresDeletion,
  'postgres-time': postgresTime,
  tokens,
  'report-page': reportPage,
  'proxy-logs': proxyLogs,
  flood,
  'request-cost': requestCost,
  crowding,
  mailing,
  neighbours,
  restores,
  'stored-script': storedScript,
  sqlmap,
  wapiti,
  install,
  soak,
};
