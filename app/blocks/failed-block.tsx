import { useRevalidator } from 'react-router';
import { Alert } from '../ui/alert.tsx';

/** In place of a block whose data could not be loaded: the message, and a way to try again. */
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
