import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { eventually } from '../../../../test/support/mongo-motor';
import { watchProgreso } from './progreso';

it('tells a child that works from one that is held, and from one that has ended', async () => {
  const child = spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' });
  const isWorking = watchProgreso(child.pid);
  await eventually(isWorking);
  await eventually(isWorking);

  child.kill('SIGSTOP');
  await eventually(() => !isWorking());
  expect(isWorking()).toBe(false);

  child.kill('SIGKILL');
  await once(child, 'exit');
  expect([isWorking(), watchProgreso(undefined)()]).toEqual([false, false]);
});

it('gives a start of the tests as long again for as long as it works, and no longer', async () => {
  let ahora = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => ahora);
  const said = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  let ticks = [true, true, false];
  const isWorking = () => ticks.shift() ?? false;
  const isUpAfter = (ms: number) => () => (ahora += 6) >= ms;

  await eventually(isUpAfter(30), 10, isWorking);
  expect(said).toHaveBeenCalledTimes(2);

  [ahora, ticks] = [0, [true, false]];
  await expect(eventually(isUpAfter(60), 10, isWorking)).rejects.toThrow('still not so after 10 ms');
  jest.restoreAllMocks();
});
