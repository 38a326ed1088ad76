/** Written by tools/generate-graphql-types.ts from query.graphql. */
import type { Operation } from '#web/data/data-call.ts';
import text from './query.graphql?raw';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

export type LoginPageQueryVariables = Exact<{
  loginId: string;
}>;


export type LoginPageQuery = { login: { id: string, emailAddress: string, resendAt: string } | null };

export type CustomerOfLoginQueryVariables = Exact<{ [key: string]: never; }>;


export type CustomerOfLoginQuery = { customer: { id: string, emailAddress: string, details: { title: string, firstName: string, lastName: string, phoneNumber: string, postalCode: string } | null } | null };

export type StartLoginMutationVariables = Exact<{
  emailAddress: string;
}>;


export type StartLoginMutation = { startLogin:
    | { __typename: 'LoginStarted', login: { id: string, emailAddress: string, resendAt: string } }
    | { __typename: 'InvalidInput', errors: Array<{ code: string, field: string | null, message: string }> }
   };

export type ResendLoginCodeMutationVariables = Exact<{
  loginId: string;
}>;


export type ResendLoginCodeMutation = { resendLoginCode:
    | { __typename: 'LoginStarted', login: { id: string, emailAddress: string, resendAt: string } }
    | { __typename: 'InvalidInput', errors: Array<{ code: string, field: string | null, message: string }> }
   };

export type FinishLoginMutationVariables = Exact<{
  loginId: string;
  code?: string | null | undefined;
  password?: string | null | undefined;
}>;


export type FinishLoginMutation = { finishLogin:
    | { __typename: 'LoggedIn', needsDetails: boolean }
    | { __typename: 'SecondFactorNeeded', loginId: string }
    | { __typename: 'InvalidInput', errors: Array<{ code: string, field: string | null, message: string }> }
   };

export type LogInMutationVariables = Exact<{
  emailAddress: string;
  password: string;
}>;


export type LogInMutation = { logIn:
    | { __typename: 'LoggedIn', needsDetails: boolean }
    | { __typename: 'SecondFactorNeeded', loginId: string }
    | { __typename: 'InvalidInput', errors: Array<{ code: string, field: string | null, message: string }> }
   };

export type FinishLoginBySecondFactorMutationVariables = Exact<{
  loginId: string;
  code: string;
}>;


export type FinishLoginBySecondFactorMutation = { finishLoginBySecondFactor:
    | { __typename: 'LoggedIn', needsDetails: boolean }
    | { __typename: 'SecondFactorNeeded', loginId: string }
    | { __typename: 'InvalidInput', errors: Array<{ code: string, field: string | null, message: string }> }
   };

export type CreateAppCodeMutationVariables = Exact<{
  codeChallenge: string;
}>;


export type CreateAppCodeMutation = { createAppCode:
    | { code: string, kind: 'AppCodeCreated' }
    | { kind: 'FreshProofNeeded' }
    | { kind: 'InvalidInput', errors: Array<{ code: string, field: string | null, message: string }> }
   };

export type StartPasskeyLoginMutationVariables = Exact<{ [key: string]: never; }>;


export type StartPasskeyLoginMutation = { startPasskeyLogin: string };

export type FinishPasskeyLoginMutationVariables = Exact<{
  credential: string;
}>;


export type FinishPasskeyLoginMutation = { finishPasskeyLogin:
    | { __typename: 'LoggedIn', needsDetails: boolean }
    | { __typename: 'SecondFactorNeeded', loginId: string }
    | { __typename: 'InvalidInput', errors: Array<{ code: string, field: string | null, message: string }> }
   };

export type RegisterCustomerMutationVariables = Exact<{
  emailAddress: string;
  password: string;
  confirmation: string;
}>;


export type RegisterCustomerMutation = { registerCustomer:
    | { __typename: 'LoginStarted', login: { id: string, emailAddress: string, resendAt: string } }
    | { __typename: 'InvalidInput', errors: Array<{ code: string, field: string | null, message: string }> }
   };

export type StartPasswordResetMutationVariables = Exact<{
  emailAddress: string;
}>;


export type StartPasswordResetMutation = { startPasswordReset:
    | { __typename: 'LoginStarted', login: { id: string, emailAddress: string, resendAt: string } }
    | { __typename: 'InvalidInput', errors: Array<{ code: string, field: string | null, message: string }> }
   };

export type ResetPasswordMutationVariables = Exact<{
  loginId: string;
  code: string;
  password: string;
  confirmation: string;
}>;


export type ResetPasswordMutation = { resetPassword:
    | { __typename: 'LoggedIn', needsDetails: boolean }
    | { __typename: 'SecondFactorNeeded', loginId: string }
    | { __typename: 'InvalidInput', errors: Array<{ code: string, field: string | null, message: string }> }
   };

export type LoginOfPageFragment = { id: string, emailAddress: string, resendAt: string };

export const LoginPage: Operation<LoginPageQuery, LoginPageQueryVariables> = { name: 'LoginPage', text };

export const CustomerOfLogin: Operation<CustomerOfLoginQuery, CustomerOfLoginQueryVariables> = { name: 'CustomerOfLogin', text };

export const StartLogin: Operation<StartLoginMutation, StartLoginMutationVariables> = { name: 'StartLogin', text };

export const ResendLoginCode: Operation<ResendLoginCodeMutation, ResendLoginCodeMutationVariables> = { name: 'ResendLoginCode', text };

export const FinishLogin: Operation<FinishLoginMutation, FinishLoginMutationVariables> = { name: 'FinishLogin', text };

export const LogIn: Operation<LogInMutation, LogInMutationVariables> = { name: 'LogIn', text };

export const FinishLoginBySecondFactor: Operation<FinishLoginBySecondFactorMutation, FinishLoginBySecondFactorMutationVariables> = { name: 'FinishLoginBySecondFactor', text };

export const CreateAppCode: Operation<CreateAppCodeMutation, CreateAppCodeMutationVariables> = { name: 'CreateAppCode', text };

export const StartPasskeyLogin: Operation<StartPasskeyLoginMutation, StartPasskeyLoginMutationVariables> = { name: 'StartPasskeyLogin', text };

export const FinishPasskeyLogin: Operation<FinishPasskeyLoginMutation, FinishPasskeyLoginMutationVariables> = { name: 'FinishPasskeyLogin', text };

export const RegisterCustomer: Operation<RegisterCustomerMutation, RegisterCustomerMutationVariables> = { name: 'RegisterCustomer', text };

export const StartPasswordReset: Operation<StartPasswordResetMutation, StartPasswordResetMutationVariables> = { name: 'StartPasswordReset', text };

export const ResetPassword: Operation<ResetPasswordMutation, ResetPasswordMutationVariables> = { name: 'ResetPassword', text };
