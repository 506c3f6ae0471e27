import { ListEditor } from '../list/list-editor.tsx';
import { managersKind } from '../list/managers-kind.ts';

/** The successive managers, in the same editor as the nine sections. */
export default function ManagersEditor() {
  return <ListEditor kind={managersKind} />;
}
