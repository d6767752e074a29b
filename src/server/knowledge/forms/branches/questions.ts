import type { components } from '../../../../../generated/api.d.ts'
import { branchQuestionFaults } from '../../../../contract/forms/branch-faults.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { invalidProblem } from '../../../foundation/resource/refuse.ts'
import type { FormQuestion } from '../../catalogue/types.ts'
import { type FormPart, oneForm, readPart, savePart } from '../save-part.ts'

type Questions = components['schemas']['BranchQuestions']

/** Returns what is asked about branches, from the stored questions of their form. */
const branchQuestionsOf = (questions: readonly FormQuestion[]): Questions['questions'] =>
  questions.filter((one): one is Questions['questions'][number] => 'answer_source' in one)

const part: FormPart<Omit<Questions, 'version'>> = {
  read: ({ questions }) => ({ questions: branchQuestionsOf(questions) }),
  check: (_, { questions }) => {
    const [fault] = branchQuestionFaults(questions)
    if (fault) throw invalidProblem(`questions.${fault.at}.${fault.field}`, fault.text)
  },
  columns: ({ questions }) => ({ questions }),
}

/** Returns the questions about the branches of a form. */
export const readBranchQuestions = async (scope: Scope, id: number): Promise<Questions> =>
  readPart(await oneForm(scope, 'branch', id), part)

/** Saves the questions about the branches of a form. */
export const saveBranchQuestions = (scope: Scope, id: number, body: Questions): Promise<Questions> =>
  savePart(scope, () => oneForm(scope, 'branch', id), body, part)
