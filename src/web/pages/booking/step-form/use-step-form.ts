import { getFormProps, useForm, type DefaultValue } from '@conform-to/react';
import { useEffect, useState, type FocusEvent, type SubmitEvent } from 'react';
import { useActionData } from 'react-router';
import type { Problem } from '#web/ui/ErrorSummary.tsx';
import { nameProblem, type About } from '#web/ui/name-problem.ts';
import { readForm, type ReadFields, type StepAnswer } from './read-form.ts';

type StepFormOptions<Shape, Value> = {
  readonly id: string;
  readonly defaultValue: DefaultValue<Shape>;
  /** Undefined until it has been fetched: the server looks at what is sent before. */
  readonly read: ReadFields<Value> | undefined;
  /** What a field is called on the page, by its name in the form. */
  readonly about: (name: string) => About;
};

/** An error that appears moves the page; by then a click that left the field has landed. */
const AFTER_A_CLICK_MS = 250;

/**
 * A step's form: the step's rule is asked on leaving a field, on submit and again on the server
 * (visitors: R14). `problems` are those of the last try to go on; they stay until the next, so that
 * the summary does not take the focus while typing.
 */
export function useStepForm<Shape extends Record<string, unknown>, Value>({
  id,
  defaultValue,
  read,
  about,
}: StepFormOptions<Shape, Value>) {
  const lastResult = useActionData<StepAnswer>()?.lastResult;
  const [form, fields] = useForm<Shape, Value>({
    id,
    lastResult,
    defaultValue,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    ...(read && {
      onValidate: ({ formData }) => readForm(formData, read, lastResult?.error),
    }),
  });
  const [tried, setTried] = useState({
    lastResult,
    problems: problemsIn(id, lastResult?.error, about),
  });
  if (tried.lastResult !== lastResult)
    setTried({ lastResult, problems: problemsIn(id, lastResult?.error, about) });
  useKeptInput(id, JSON.stringify(defaultValue));
  const props = getFormProps(form);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const posted = new FormData(event.currentTarget, event.nativeEvent.submitter);
    const submission = read && readForm(posted, read);
    props.onSubmit(event);
    // Leaving a field also comes as a submission, with an intent of its own and no status.
    if (submission?.status !== undefined)
      setTried({ lastResult, problems: problemsIn(id, submission.reply().error, about) });
  };
  const onBlur = (event: FocusEvent<HTMLFormElement>) => {
    const left: EventTarget = event.target;
    if (!isField(left)) return;
    // The click may have led on: a form that is gone has nothing to look at. What is wrong is
    // looked at with every sign typed, and may be what only the server knows: it stays.
    setTimeout(() => {
      if (read && left.isConnected && left.ariaInvalid !== 'true')
        form.validate({ name: left.name });
    }, AFTER_A_CLICK_MS);
  };
  return { form, fields, problems: tried.problems, formProps: { ...props, onSubmit, onBlur } };
}

/** Fetched once the page is live: what is typed is kept for a reload. */
function useKeptInput(id: string, before: string): void {
  useEffect(() => {
    let isGone = false;
    const begin = async () => {
      const { keepTyped } = await import('./keep-typed.ts');
      const form = document.getElementById(id);
      return !isGone && form instanceof HTMLFormElement ? keepTyped(form, before) : undefined;
    };
    // Where it does not come, a reload begins with what is saved.
    const begun = begin().catch(() => undefined);
    return () => {
      isGone = true;
      void begun.then((stop) => stop?.());
    };
  }, [id, before]);
}

const isField = (target: EventTarget): target is HTMLInputElement | HTMLSelectElement =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;

const problemsIn = (
  id: string,
  error: Readonly<Record<string, readonly string[] | null>> | null | undefined,
  about: (name: string) => About,
): readonly Problem[] =>
  Object.entries(error ?? {}).flatMap(([name, messages]) => {
    const message = messages?.[0];
    return message === undefined
      ? []
      : [
          {
            fieldId: name === '' ? id : `${id}-${name}`,
            message: nameProblem(message, about(name)),
          },
        ];
  });
