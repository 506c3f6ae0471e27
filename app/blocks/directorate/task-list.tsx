import {
  IconFileSearch,
  IconGavel,
  IconLifebuoy,
  IconScale,
  IconShieldCheck,
  IconTrafficLights,
} from '@tabler/icons-react';
import { TitledText } from './titled-text.tsx';

type Props = { tasks: { title: string; text: string }[] };

/** In the order in which the sample's mandate names its tasks; further tasks begin again. */
const icons = [IconShieldCheck, IconFileSearch, IconScale, IconGavel, IconTrafficLights, IconLifebuoy];

/** The mandate: each task with a picture of it. */
export function TaskList({ tasks }: Props) {
  return (
    <ol className="tasks" role="list">
      {tasks.map(({ title, text }, place) => {
        const Icon = icons[place % icons.length] ?? IconShieldCheck;
        return (
          <li key={title}>
            <Icon aria-hidden />
            <div>
              <TitledText title={title} text={text} />
            </div>
          </li>
        );
      })}
    </ol>
  );
}
