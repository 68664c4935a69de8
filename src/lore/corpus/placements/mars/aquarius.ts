import type { PlacementParagraphs } from '#lore/authored.ts'

export const marsInAquarius: PlacementParagraphs = {
  1: {
    says: [
      "Tell you that it isn't done, and you've got your sleeves rolled up.",
      'Mars is in Aquarius {house}, and it pushes against the customary, so you come across as friendly and somehow not on the same team as everyone in the room.',
      "You don't lose your temper, you lose your interest.",
      "People who were expecting a fight find you've calmly redesigned the thing they were defending, and can't say when it started.",
    ],
    traits: ['independent', 'cool'],
  },
  2: {
    says: [
      'You earn by doing what the job description forgot to forbid.',
      'Left alone with an odd problem, you do the work of several people (your Mars in Aquarius, {house}).',
      "A raise with a dress code doesn't tempt you.",
      'When you ask for more, you ask on behalf of everyone in your position, and it can come as a shock that the others quietly took the first offer.',
    ],
    traits: ['independent', 'idealistic'],
  },
  3: {
    says: [
      'Mars is in Aquarius {house}, so you argue from the system down.',
      'A quarrel over whose turn it is to get the groceries becomes, inside two minutes, a proposal for doing away with turns.',
      "You stay so reasonable that the one who's upset begins to feel faulty.",
      "It's hard to beat you and it's possible to stop you, mostly by asking how you feel about it, a question you find unfair.",
    ],
    traits: ['independent', 'frank'],
  },
  4: {
    says: [
      "You'd like the people at home to agree on the rules, and to change one when it stops making sense (your Mars in Aquarius, {house}).",
      "You'd move Sunday dinner to Wednesday if that suited everybody better, and you'd say so to the person who has always cooked it on Sundays.",
      'Your temper stays theoretical until somebody gives you an order.',
      'Then you turn very calm, and you may leave the house until the order has been taken back.',
    ],
    traits: ['independent', 'idealistic'],
  },
  5: {
    says: [
      "What everybody else is doing for fun, you can't do (your Mars in Aquarius, {house}).",
      "There's a variant of chess for three that you invented, and the person you want is the one at the gathering who's reading.",
      'You go after them so casually that it hardly counts as going.',
      'At the moment they turn around and start running toward you, you develop a sudden interest in the rules.',
    ],
    traits: ['playful', 'independent'],
  },
  6: {
    says: [
      "You can't do a task twice without improving it (your Mars in Aquarius, {house}).",
      "At the third go you've automated it, and the time you saved goes into explaining to people you work with how they might do the same.",
      'Fixed hours bring out the saboteur in you.',
      "A whole week's worth may get done in one night on a Thursday, and on Friday you can't be found.",
    ],
    traits: ['independent', 'loose'],
  },
  7: {
    says: [
      "You fight for a partner's freedom nearly as hard as for your own.",
      "Who has to ask whom, and why it should be called a bedtime, are matters on which you'll hold out for days in good humor (your Mars in Aquarius, {house}).",
      'They may feel they live with a very nice constitution.',
      "What brings you around is being told, in short words, that it hurts, since that's the one argument you can't answer.",
    ],
    traits: ['independent', 'cool'],
  },
  8: {
    says: [
      "You're oddly fearless where other people get tangled up (your Mars in Aquarius, {house}).",
      'A money fight or a strange desire gets talked through as if it were a wiring diagram, and people feel less alone with theirs.',
      "It's control you're fighting, wherever two people share anything.",
      'You give with both hands as long as you may stop, and one small string attached has you returning the whole package, unopened, by courier.',
    ],
    traits: ['cool', 'independent'],
  },
  9: {
    says: [
      'Studying, for you, means finding out where they went wrong (your Mars in Aquarius, {house}).',
      "Any doctrine you're handed gets turned over to look for the screws, and it's a sign of affection.",
      'Teachers who see that love you, and the rest count the minutes.',
      "When at last you've got a conviction of your own, you hold it as rigidly as any bishop, and you're quite hurt if you're told so.",
    ],
    traits: ['independent', 'idealistic'],
  },
  10: {
    says: [
      "Mars is in Aquarius {house}, so you'd rather build a second ladder than wait on the first.",
      'The idea you work for is about five years early, and you speak to the person at the top exactly as you speak to the intern.',
      'It makes enemies and a certain kind of name.',
      "You can be handed just what you fought for, along with a title, and find that you're already planning the opposition.",
    ],
    traits: ['independent', 'public'],
  },
  11: {
    says: [
      "You come alive in a group that's against something.",
      "The petition was your draft, and on principle you'll defend a member you can't stand (your Mars in Aquarius, {house}).",
      "Friends know you'd do anything for all of them.",
      "For one of them, on a Tuesday, with a mattress to move, you need to be told that it's a matter of solidarity, and then you bring rope.",
    ],
    traits: ['idealistic', 'independent'],
  },
  12: {
    says: [
      'You rebel quietly, and your record is spotless (your Mars in Aquarius, {house}).',
      "On the face of it you follow the rule, and at home, alone, you're writing the software that'll make it pointless.",
      "Anger strikes you as undignified, so it's stored as theory.",
      'Now and then you resign from something over nothing, and people go back through years of pleasant conversation looking for the reason.',
    ],
    traits: ['private', 'independent'],
  },
  sign: {
    says: [
      'You push hardest against a rule that nobody can explain (your Mars in Aquarius).',
      "An order gets your back up while a good reason gets your weekend, and when you fight, it's for a principle that would also cover the other side.",
      'It makes you fair and rather hard to reach.',
      'People who are angry with you would like you to be angry back, and they get a diagram, kindly meant.',
    ],
    traits: ['independent', 'idealistic'],
  },
}
