import type { PlacementParagraphs } from '#lore/authored.ts'

export const mercuryInCancer: PlacementParagraphs = {
  1: {
    says: [
      'You hear how a thing is said before you hear what it is.',
      "It makes you good with people in the first five minutes, as you've already lowered your voice for the one with a headache (your Mercury in Cancer, {house}).",
      "You answer the mood, which is sometimes a mood they hadn't noticed.",
      "If the room's tone is hard you can go entirely blank, and they conclude that you have nothing to say.",
    ],
    traits: ['guarded', 'warm'],
  },
  2: {
    says: [
      'Mercury is in Cancer {house}, so every sum of money has a story to you.',
      "You remember what your family could and couldn't pay for, and you do your budgeting around the feeling of that, with figures added later.",
      'It gives you a nose for what people will treasure, and you sell well to anyone who reminds you of an aunt.',
      "Figures you've added up while upset come out differently in the morning.",
    ],
    traits: ['guarded', 'close'],
  },
  3: {
    says: [
      "People tell you long stories because you're able to ask about them in the spring (your Mercury in Cancer, {house}).",
      "Your memory files by feeling, so you'd keep what a school friend wore on moving day and not one of the state capitals.",
      'With siblings you speak a private language made of old scenes.',
      'A careless sentence can sink in just as deep, and its author has no idea it was still in there.',
    ],
    traits: ['warm', 'close'],
  },
  4: {
    says: [
      "You're the one who knows how it was (your Mercury in Cancer, {house}).",
      "Which summer the porch was green, and who wasn't speaking at the time, are facts the whole clan looks up in you.",
      'As far as you can see you tell it fairly, and it always has a moral.',
      "Nobody can out-argue a well-remembered holiday, though, and those who'd like to settle something in the present can feel outnumbered.",
    ],
    traits: ['close', 'guarded'],
  },
  5: {
    says: [
      "You're a wonderful storyteller to an audience of two (your Mercury in Cancer, {house}).",
      "You invent from memory, so whatever you make has somebody's real kitchen in it, and the jokes are the ones that are funny if you were there.",
      'In courting you bring up their childhood sooner than most.',
      'Asked to be clever on the spot, for strangers, you feel your mind walk out by the side exit.',
    ],
    traits: ['warm', 'private'],
  },
  6: {
    says: [
      'You work out how to do a job by how the people around it feel (your Mercury in Cancer, {house}).',
      "The way someone says good morning tells you which request can wait until two, and that's worth more to a place than most of its software.",
      'Feedback is hard to take as information.',
      "One cool line from above is turned over all evening, until your stomach has read things into it that aren't there.",
    ],
    traits: ['warm', 'guarded'],
  },
  7: {
    says: [
      'You think aloud only with someone you feel safe with, and then you think about nothing but the two of you (your Mercury in Cancer, {house}).',
      "You remember how it began, down to the song, and you'd like that referred to now and again.",
      'Important wishes come out as hints.',
      'A literal-minded partner can live for years beside a perfectly clear message about Sundays and believe that you were discussing the calendar.',
    ],
    traits: ['close', 'guarded'],
  },
  8: {
    says: [
      'Mercury is in Cancer {house}, so you talk about the tender subjects the way one enters a nursery.',
      "People who've never told it to anyone tell you, and you don't repeat it, and you can recall in what order they cried.",
      'Where money is owed among relatives, you know the feelings behind each dollar.',
      "Your own account you keep closed, because you've seen how much can be done with a thing once it's known.",
    ],
    traits: ['guarded', 'close'],
  },
  9: {
    says: [
      "You learn from people you're fond of, and hardly at all from the others (your Mercury in Cancer, {house}).",
      'A kind teacher turned you toward a whole subject, perhaps, and a cold one closed another for good.',
      'A belief, too, is something you remember more than you hold, so a perfectly logical case against it feels to you as if someone were being rude about your home.',
    ],
    traits: ['close', 'warm'],
  },
  10: {
    says: [
      "You're known for saying a thing so that people feel it's meant for them (your Mercury in Cancer, {house}).",
      'You can take a stiff announcement and rewrite it as something a tired person would be glad to get.',
      "Debate with an audience doesn't suit you.",
      "Attacked on a point, you answer from the bruise, and it's only the next day that you recall you had the facts.",
    ],
    traits: ['warm', 'public'],
  },
  11: {
    says: [
      'You keep track of a circle of friends by how each one sounded.',
      'When someone who always writes ha writes ok, you call (your Mercury in Cancer, {house}).',
      "It's you who can tell the story of how you all met, and you tell it on any anniversary that comes up.",
      "What they're slower to notice is a change in your own punctuation, and you may wait and see how long it takes.",
    ],
    traits: ['warm', 'close'],
  },
  12: {
    says: [
      "You think in pictures and old voices, and you don't let on (your Mercury in Cancer, {house}).",
      "The day has to be gone through again at night before it's really happened, and a remark made at noon may only begin to sting as you turn off the light.",
      'Your silence is taken for calm.',
      "Written down, in a notebook that comes along on every move, it's something else, and it's the best prose you do.",
    ],
    traits: ['private', 'guarded'],
  },
  sign: {
    says: [
      'You think by remembering (your Mercury in Cancer).',
      'A new fact gets placed beside the last time you felt that way, so your judgment of people is uncanny and your sense of direction depends on where you once had a good lunch.',
      'You listen well and you hint a good deal.',
      "Anyone who argues with you about the past should know that you've got it on file, with the weather and the tone.",
    ],
    traits: ['guarded', 'warm', 'tactful'],
  },
}
