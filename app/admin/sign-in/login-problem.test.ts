import { expect, test } from 'vitest';
import { adminMessage } from '#shared/messages/admin-messages.ts';
import { ApiFailure } from '../client/api.ts';
import { loginProblem } from './login-problem.ts';

test.each([
  ['Wrong Email address', { email: 'Wrong Email address' }],
  ['The Password is too short', { password: 'The Password is too short' }],
  ['Wrong email or password', { email: 'Wrong email or password' }],
  ['Try again later', { general: 'Try again later' }],
])('%s', (message, expected) => {
  expect(loginProblem(new ApiFailure(401, { message }), 'en')).toEqual(expected);
});

test.each(['ar', 'en'] as const)(
  'messages by field go under their fields, in any language (%s)',
  (language) => {
    const errors = {
      email: [adminMessage(language, 'login.emailMissing')],
      password: [adminMessage(language, 'login.passwordMissing')],
    };
    const problem = loginProblem(new ApiFailure(422, { message: 'Not valid.', errors }), language);
    expect(problem).toEqual({ email: errors.email[0], password: errors.password[0] });
  },
);

test('without a response, or a message in it, the catalogue’s message is shown', () => {
  expect(loginProblem(new ApiFailure(0), 'en')).toEqual({ general: 'Something went wrong!' });
  expect(loginProblem(new ApiFailure(502), 'en')).toEqual({ general: 'Login failed. Please try again.' });
  expect(loginProblem(new ApiFailure(502), 'ar')).toEqual({
    general: 'تعذّر تسجيل الدخول. يرجى المحاولة مجددًا.',
  });
});
