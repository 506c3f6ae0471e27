/** Constructors of the services of a view, from its context and from the view itself. */
export type Makers<Made, Context> = {
  readonly [Name in keyof Made]: (context: Context, view: Made) => Made[Name];
};

/**
 * Makes views of the services: a view makes a service when it is first used, since a request uses one or two of many.
 * A spread of a view copies only those that were used.
 * @param shared the services that are the same in every view.
 */
export function createLazyViews<Shared extends object, Made extends object, Context>(
  shared: Shared,
  makers: Makers<Made, Context>,
): (context: Context) => Shared & Made {
  type View = Shared & Made & { readonly context: Context };
  const prototype: View = Object.create(shared);
  for (const name in makers) {
    Object.defineProperty(prototype, name, {
      get(this: View) {
        const value = makers[name](this.context, this);
        Object.defineProperty(this, name, { value, enumerable: true });
        return value;
      },
    });
  }
  return (context) => Object.assign(Object.create(prototype), { context });
}
