import { expect, test } from 'vitest';
import { ApiFailure } from './api.ts';
import { loginProblem } from './login-problem.ts';

test.each([
  ['Wrong email address', { email: 'Wrong email address' }],
  ['This E-MAIL is unknown', { email: 'This E-MAIL is unknown' }],
  ['The Password is too short', { password: 'The Password is too short' }],
  ['Wrong email or password', { general: 'Wrong email or password' }],
  ['Try again later', { general: 'Try again later' }],
  ['البريد الإلكتروني غير صالح', { email: 'البريد الإلكتروني غير صالح' }],
  ['كلمة المرور قصيرة', { password: 'كلمة المرور قصيرة' }],
])('%s', (message, expected) => {
  expect(loginProblem(new ApiFailure(401, { message }), 'en')).toEqual(expected);
});

test('sentences by field go under their fields', () => {
  const errors = { email: ['E-mail, please.'], password: ['Password, please.'] };
  const problem = loginProblem(new ApiFailure(422, { message: 'Not valid.', errors }), 'en');
  expect(problem).toEqual({ email: 'E-mail, please.', password: 'Password, please.' });
});

test('no answer, and an answer without a sentence, have the catalogue’s', () => {
  expect(loginProblem(new ApiFailure(0), 'en')).toEqual({ general: 'Something went wrong!' });
  expect(loginProblem(new ApiFailure(502), 'en')).toEqual({ general: 'Login failed. Please try again.' });
  expect(loginProblem(new ApiFailure(502), 'ar')).toEqual({
    general: 'تعذّر تسجيل الدخول. يرجى المحاولة مجددًا.',
  });
});
