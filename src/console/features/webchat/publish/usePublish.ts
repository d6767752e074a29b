import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { components } from '../../../../../generated/api.d.ts'
import { useOperationCall, useOperationMutation } from '../../../engine/useOperationMutation.ts'

type Schemas = components['schemas']
type Publication = Schemas['WebchatPublication']

export type PublishParameters = Schemas['WebchatParameters']

/** Saves a part of the parameters. Resolves to whether it was saved; a toast has told why not. */
export type SaveParameters = (
  change: Partial<Pick<PublishParameters, 'allowed_domains' | 'hosted_page' | 'hosted_indexed'>>,
) => Promise<boolean>

/** Milliseconds between two looks while a site is awaited, and afterwards. Only a visible page looks. */
const [AWAITED_MS, CALM_MS] = [5_000, 30_000]

/** Whether a site shows the webchat. */
export const isSeen = ({ allowed, refused }: Publication['sites'][number]): boolean => allowed && !refused

/** Reads where the webchat was opened, often until every site that tried has shown it. */
export function usePublication() {
  const call = useOperationCall()
  return useQuery({
    queryKey: ['webchatPublicationGet'],
    queryFn: async () => (await call('webchatPublicationGet', {})) as Publication,
    refetchInterval: ({ state: { data } }) => (data?.sites.length && data.sites.every(isSeen) ? CALM_MS : AWAITED_MS),
  })
}

/** Returns the parameters with what is being saved, and a function that saves a part of them at once. */
export function useSaveParameters({ parameters, version }: Pick<Schemas['WebchatSettings'], 'parameters' | 'version'>) {
  const act = useOperationMutation()
  const [wanted, setWanted] = useState<Parameters<SaveParameters>[0]>()
  const save: SaveParameters = async (change) => {
    if (wanted) return false
    setWanted(change)
    try {
      await act('webchatParametersUpdate', { values: { position: parameters.position, version, ...change } })
      return true
    } catch {
      return false
    } finally {
      setWanted(undefined)
    }
  }
  return { parameters: { ...parameters, ...wanted }, save, busy: wanted !== undefined }
}
