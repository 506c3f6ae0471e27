import { Fragment, type ReactNode } from 'react';
import type { Field, Group } from '../shape.ts';
import { BilingualRun } from './bilingual-run.tsx';
import { below, type FieldProps } from './field-props.ts';

type Props = FieldProps<Group> & { children: (props: FieldProps) => ReactNode };

type Values = Record<string, unknown>;

/** Named fields one under the other; those in both languages that follow one another share their two sides. */
export function GroupFields({ shape, path, value, onChange, children }: Props) {
  const values = value as Values;
  return runs(shape).map((run) => {
    const [[key, field]] = run;
    if (isBilingual(field)) {
      const fields = run.map(([name, { label, hint, ...rest }]) => ({ key: name, shape: rest, label, hint }));
      return <BilingualRun key={key} fields={fields} path={path} value={value} onChange={onChange} />;
    }
    const { label, hint, ...own } = field;
    return (
      <Fragment key={key}>
        {children({
          shape: own,
          label,
          hint,
          path: below(path, key),
          value: values[key],
          onChange: (next) => onChange({ ...values, [key]: next }),
        })}
      </Fragment>
    );
  });
}

type Run = [[string, Field], ...[string, Field][]];

function runs({ fields }: Group): Run[] {
  const found: Run[] = [];
  for (const entry of Object.entries(fields)) {
    const last = found.at(-1);
    if (last && isBilingual(last[0][1]) && isBilingual(entry[1])) last.push(entry);
    else found.push([entry]);
  }
  return found;
}

function isBilingual({ kind }: Field): boolean {
  return kind === 'bilingual' || kind === 'bilingualLong';
}
