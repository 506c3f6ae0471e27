import { LeaveControl } from '../leave-control.tsx';
import { ReportPromise } from './report-promise.tsx';
import type { FormProps } from './submission.ts';
import { SubmissionForm } from './submission-form.tsx';

/** The content of a form's panel. */
export function FormBody(props: FormProps) {
  const { kind, contact } = props;
  return (
    <>
      {kind === 'report' && <LeaveControl leaveTo={contact.leaveTo} />}
      <SubmissionForm {...props}>{kind === 'report' && <ReportPromise {...props} />}</SubmissionForm>
    </>
  );
}
