/** The log: one JSON line an event, with what is personal or secret taken out (S-18). */
import pino, { type Logger } from 'pino';

const SECRET = [
  'passengerDetails',
  'contactDetails',
  'carDetails',
  'emailAddress',
  'phoneNumber',
  'firstName',
  'lastName',
  'dateOfBirth',
  'cardToken',
  'proof',
  'password',
  'token',
  'cookie',
  'authorization',
];

export const makeLog = (level: string): Logger =>
  pino({
    level,
    redact: {
      paths: SECRET.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: '[redacted]',
    },
  });
