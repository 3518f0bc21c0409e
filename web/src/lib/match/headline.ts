/** How the match of a game is told at the head of its room: its game, its players, its score. */

import { MATCH } from "../messages/matches";
import { scoreOf, type Match } from "./match";

export const headline = ({ standing }: Match, number: number): string =>
  MATCH.game(number, standing.players, scoreOf(standing));
