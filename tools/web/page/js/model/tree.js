// The moves of a game as a tree. The first child of a node continues the main line.

/**
 * @typedef {object} TreeNode
 * @property {number} id
 * @property {number | null} parent
 * @property {string | null} move `null` at the root
 * @property {string} comment
 * @property {number[]} children
 * @property {{ black: number, white: number } | null} clock the remaining time in milliseconds
 * @property {import('./marks.js').Arrow[]} [marks] arrows, and circles from a square to itself
 */

export class Tree {
  /** @param {TreeNode[]} [nodes] */
  constructor(nodes) {
    /** @type {TreeNode[]} by id */
    this.nodes = nodes ?? [
      { id: 0, parent: null, move: null, comment: '', children: [], clock: null },
    ];
  }

  /** @param {number} id */
  node(id) {
    return this.nodes[id];
  }

  /**
   * Returns the child with a move; adds it if it is missing.
   * @param {number} parent
   * @param {string} move
   */
  add(parent, move) {
    const there = this.nodes[parent].children.find((id) => this.nodes[id].move === move);
    if (there !== undefined) return there;
    const id = this.nodes.length;
    this.nodes.push({ id, parent, move, comment: '', children: [], clock: null });
    this.nodes[parent].children.push(id);
    return id;
  }

  /**
   * Adds moves one after the other; returns the last node.
   * @param {number} id @param {string[]} moves
   */
  addLine(id, moves) {
    for (const move of moves) id = this.add(id, move);
    return id;
  }

  /** Adds the moves of another tree; returns the ids of its nodes here. @param {Tree} other */
  take(other) {
    const ids = [0];
    for (const { id, parent, move, comment, clock, marks } of other.nodes) {
      // Those without a way from the root were removed.
      if (parent === null || move === null || ids[parent] === undefined) continue;
      if (!other.nodes[parent].children.includes(id)) continue;
      const node = this.nodes[(ids[id] = this.add(ids[parent], move))];
      node.comment ||= comment;
      node.clock ??= clock;
      node.marks ??= marks;
    }
    return ids;
  }

  /** The nodes from the root to one, both included. @param {number} id */
  path(id) {
    const path = [];
    for (let at = /** @type {number | null} */ (id); at !== null; at = this.nodes[at].parent)
      path.push(at);
    return path.reverse();
  }

  /** The moves that lead to a node. @param {number} id @returns {string[]} */
  moves(id) {
    return this.path(id)
      .slice(1)
      .map((at) => /** @type {string} */ (this.nodes[at].move));
  }

  /** The end of the line of first children. @param {number} id */
  end(id) {
    while (this.nodes[id].children.length) id = this.nodes[id].children[0];
    return id;
  }

  /** Makes the line to a node the main line. @param {number} id */
  promote(id) {
    for (const at of this.path(id)) {
      const parent = this.nodes[at].parent;
      if (parent === null) continue;
      const { children } = this.nodes[parent];
      children.splice(children.indexOf(at), 1);
      children.unshift(at);
    }
  }

  /** Removes a node and its descendants; returns its parent. @param {number} id */
  remove(id) {
    const parent = this.nodes[id].parent;
    if (parent === null) return id;
    const { children } = this.nodes[parent];
    children.splice(children.indexOf(id), 1);
    return parent;
  }

  /** Whether a node is another one or its ancestor. @param {number} id @param {number} later */
  leadsTo(id, later) {
    return this.path(later).includes(id);
  }
}
