import { createPath, type RouterNavigateOptions, type To } from 'react-router';

/** Leads or sends by a document of its own, as without script: the server answers the same. */
export function leaveByDocument(to: To | null, options: RouterNavigateOptions = {}): void {
  const address = typeof to === 'string' ? to : createPath(to ?? window.location);
  if ('formData' in options && options.formData)
    formOf(address, options.formMethod, options.formData).submit();
  else window.location.assign(address);
}

function formOf(action: string, method = 'get', fields: FormData): HTMLFormElement {
  const form = document.createElement('form');
  Object.assign(form, { action, method });
  for (const [name, value] of fields)
    // Hidden before it has its value: a line of text would lose its ends of lines.
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  document.body.append(form);
  return form;
}
