import type { ReactNode } from 'react';
import { BilingualRun } from './bilingual-run.tsx';
import { ChoiceField } from './choice-field.tsx';
import type { FieldProps } from './field-props.ts';
import { FileField } from './file-field.tsx';
import { GroupFields } from './group-fields.tsx';
import { LineField } from './line-field.tsx';
import { ListField } from './list-field.tsx';
import { PairFields } from './pair-fields.tsx';
import { ToggleField } from './toggle-field.tsx';

/** The editor of any value, by its shape. */
export function SettingField({ shape, ...props }: FieldProps): ReactNode {
  const inside = (inner: FieldProps) => <SettingField {...inner} />;
  switch (shape.kind) {
    case 'bilingual':
    case 'bilingualLong':
      return <BilingualRun {...props} fields={[{ key: '', shape, label: props.label, hint: props.hint }]} />;
    case 'toggle':
      return <ToggleField {...props} />;
    case 'choice':
      return <ChoiceField {...props} shape={shape} />;
    case 'picture':
    case 'recording':
    case 'document':
      return <FileField {...props} kind={shape.kind} />;
    case 'pair':
      return (
        <PairFields {...props} shape={shape}>
          {inside}
        </PairFields>
      );
    case 'list':
      return (
        <ListField {...props} shape={shape}>
          {inside}
        </ListField>
      );
    case 'group':
      return (
        <GroupFields {...props} shape={shape}>
          {inside}
        </GroupFields>
      );
    default:
      return <LineField {...props} shape={shape} />;
  }
}
