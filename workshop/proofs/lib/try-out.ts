import { plantedTree } from '../../defects/planted-tree.ts';
import { Broken, type Proof } from './proof.ts';
import { stageFor } from './stage.ts';

/** @returns the figures that a proof saw. @throws Broken where the promise does not hold. */
export async function tryOut(
  proof: Proof,
  size: object,
  seed: number,
  tree = process.cwd(),
): Promise<string> {
  const stage = stageFor(tree, seed);
  try {
    return await proof.run(stage, size);
  } catch (error) {
    // The first failure is reported, not one of the cleanup
    await stage.end().catch(() => undefined);
    throw error;
  } finally {
    await stage.end();
  }
}

/** Tries a proof where its defect is planted. @returns what it found. @throws where it found nothing. */
export async function tryPlanted(proof: Proof, seed: number): Promise<string> {
  const { tree, remove } = plantedTree(proof.planted);
  try {
    await tryOut(proof, proof.quick, seed, tree);
  } catch (error) {
    if (error instanceof Broken) return error.message;
    throw error;
  } finally {
    remove();
  }
  throw new Error(`It does not find ${proof.planted.what}, which was planted`);
}
