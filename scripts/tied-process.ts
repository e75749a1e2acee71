import { type ChildProcessByStdio, spawn, type SpawnOptions } from 'node:child_process'
import type { Readable } from 'node:stream'

type Output = 'ignore' | 'inherit' | 'pipe'
type Stream<Kind extends Output> = Kind extends 'pipe' ? Readable : null
type TiedProcess<Out extends Output, Err extends Output> = ChildProcessByStdio<null, Stream<Out>, Stream<Err>>

interface TiedOptions<Out extends Output, Err extends Output> extends Omit<SpawnOptions, 'stdio'> {
  /** Standard input, output and error. */
  stdio: ['ignore' | 'inherit', Out, Err]
  /** What the child gets when its parent is gone. */
  lastSignal?: 'INT' | 'KILL'
}

/**
 * A watcher beside the child waits for a line, or for the end of a pipe that only the parent holds. The shell then
 * becomes the child, so that its process id, signals and exit code are the child's own.
 */
const watchAndBecome = '(read _ || kill -s "$0" $$) <&3 >/dev/null 2>&1 & exec "$@" 3<&-'

/** Like `spawn`, but the child ends with its parent, even after kill -9. */
export function spawnTied<Out extends Output, Err extends Output>(
  command: string,
  args: readonly string[],
  { stdio, lastSignal = 'KILL', ...options }: TiedOptions<Out, Err>,
): TiedProcess<Out, Err> {
  const hasShell = process.platform !== 'win32'
  const child = hasShell
    ? spawn('/bin/sh', ['-c', watchAndBecome, lastSignal, command, ...args], {
        ...options,
        stdio: [...stdio, 'pipe'],
      })
    : spawn(command, args, { ...options, stdio })
  const pipe = child.stdio[3]
  if (pipe && 'end' in pipe) {
    // The watcher may be gone before us.
    pipe.on('error', () => {})
    child.once('exit', () => pipe.end('\n'))
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the streams are those of `stdio`
  return child as TiedProcess<Out, Err>
}
