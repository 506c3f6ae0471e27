import { access } from './access.ts';
import { captcha } from './captcha.ts';
import { confidentiality } from './confidentiality.ts';
import { crowding } from './crowding.ts';
import { databaseWriter } from './database-writer.ts';
import { failingDisk } from './failing-disk.ts';
import { flood } from './flood.ts';
import { fsync } from './fsync.ts';
import { fuzz } from './fuzz.ts';
import { install } from './install.ts';
import { killedServer } from './killed-server.ts';
import { kills } from './kills.ts';
import { lostConnections } from './lost-connections.ts';
import { neighbours } from './neighbours.ts';
import { postgresDeletion } from './postgres-deletion.ts';
import { postgresTime } from './postgres-time.ts';
import { powerCut } from './power-cut.ts';
import { proxyLogs } from './proxy-logs.ts';
import { reportPage } from './report-page.ts';
import { requestCost } from './request-cost.ts';
import { restores } from './restores.ts';
import { rows } from './rows.ts';
import { sentAgain } from './sent-again.ts';
import { soak } from './soak.ts';
import { sqlmap } from './sqlmap.ts';
import { storedScript } from './stored-script.ts';
import { tokens } from './tokens.ts';
import { wapiti } from './wapiti.ts';

/** Every proof, by its name. */
export const proofs = {
  kills,
  fsync,
  'power-cut': powerCut,
  'failing-disk': failingDisk,
  'lost-connections': lostConnections,
  'killed-server': killedServer,
  access,
  fuzz,
  captcha,
  'sent-again': sentAgain,
  rows,
  'database-writer': databaseWriter,
  confidentiality,
  'postgres-deletion': postgresDeletion,
  'postgres-time': postgresTime,
  tokens,
  'report-page': reportPage,
  'proxy-logs': proxyLogs,
  flood,
  'request-cost': requestCost,
  crowding,
  neighbours,
  restores,
  'stored-script': storedScript,
  sqlmap,
  wapiti,
  install,
  soak,
};
