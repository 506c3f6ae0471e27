/** The choice in a form that a browser sent by itself, unvalidated. */
export function typedChoice(form: FormData) {
  return {
    sections: form.getAll('section').filter((value) => typeof value === 'string'),
    digest: form.get('digest') === '1',
  };
}

export type TypedChoice = ReturnType<typeof typedChoice>;
