import { Failure } from './failure.mjs';
import { findNode } from './find-node.mjs';
import { run } from './run.mjs';

/** The exit code of the system's loader where a library is missing. */
const notLoaded = 127;

/** Runs the project's Node and resolves to its exit code. @throws Failure where the machine cannot load it. */
export async function runNode(args, options) {
  const code = await run(findNode(), args, options);
  if (code !== notLoaded || process.platform !== 'linux') return code;
  throw new Failure(
    "The project's Node cannot be started here. It needs the library libatomic: on Debian, apt-get install libatomic1; " +
      'on Fedora, dnf install libatomic.',
  );
}
