import { useRevalidator } from 'react-router';
import { Alert } from '../ui/alert.tsx';

/** What stands in a block's place when its data could not be had: the sentence, and a way to ask for it again. */
export function FailedBlock({ children }: { children: string }) {
  const { revalidate } = useRevalidator();
  return (
    <div className="band">
      <div className="container">
        <Alert onRetry={() => void revalidate()}>{children}</Alert>
      </div>
    </div>
  );
}
