import type { WholeArgument } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

/** Of the Sun and Mercury in one sign, where nothing in a person contradicts the rest. */
export const sunAndMercuryTogether: Record<Sign, WholeArgument> = {
  Aries: {
    opening: [
      "You've done it by the time you've thought it.",
      'Wanting and deciding are one movement in you (your Sun in Aries).',
      'Your Mercury in Aries is no help, since it thinks the way you run and talks on the way.',
      "You quit the job in the morning, and at lunch you're explaining to a friend, quite convincingly, why it was high time.",
    ],
    turn: 'Nothing in you ever says wait, so you find out afterward whether you should have.',
    task: [
      "Borrow somebody's second thoughts once this month, before the deed.",
      'Ask them what could go wrong, and hear three answers out.',
      "They've only ever been asked to agree, and they might have some very useful worries.",
    ],
    settles: [
      "A person who's all go needs a good friend with a brake.",
      "You've got several of those, and they'd ride along with pleasure if you stopped to pick them up.",
    ],
  },
  Taurus: {
    opening: [
      "Once you've decided to stay, even your own arguments can't move you.",
      'You want things to last (your Sun in Taurus), and you look after what you have.',
      'Your Mercury in Taurus thinks just as slowly and ends up in the same armchair, so nothing in you ever proposes a change.',
      'Friends send you listings for apartments with more light, and you agree about the light.',
    ],
    turn: 'You know exactly where you stand, and it has been a while since you looked from anywhere else.',
    task: [
      'Spend one day of this month as somebody else would plan it.',
      'Go along with all of it, the food included.',
      "They may have admired your view for years, and they'd like to show you theirs.",
    ],
    settles: [
      'Somebody so sure of the ground can afford a look over the fence.',
      "You'd come home from it, and you'd know better than before why it's home.",
    ],
  },
  Gemini: {
    opening: [
      'You know a little about everything, and by tomorrow it will be about something else.',
      "Being interested is what you're for (your Sun in Gemini).",
      "Your Mercury in Gemini keeps up without effort, so there's nobody inside to say that the last subject wasn't finished.",
      "You've got forty tabs open, in the computer and elsewhere, and each of them was going to change your life.",
    ],
    turn: 'Everything in you wants to know, and nothing in you wants to be done.',
    task: [
      'Close all the tabs but one, this month, for a week.',
      'Read that one to the end.',
      'The people who love your beginnings may wonder how one of your stories comes out.',
    ],
    settles: [
      'A mind as quick as yours needs only a little slowness to go deep.',
      'One thing known to the end would give all the others somewhere to gather.',
    ],
  },
  Cancer: {
    opening: [
      'You never forget a feeling, and you believe it every time.',
      'You live for the people who are yours (your Sun in Cancer).',
      "Your Mercury in Cancer thinks with the same heart, so when you're hurt, every thought you have is a witness for your side.",
      'By midnight you\'ve found eleven years of evidence in a text that said "fine."',
    ],
    turn: "What you feel you also think, and so there's nobody to appeal to.",
    task: [
      'Before you draw a conclusion about somebody this month, ask them one plain question.',
      "Take the answer as it's given.",
      'They have no idea that there was a hearing, and most of them would be let off.',
    ],
    settles: [
      "You've got the tenderness to forgive and the memory to know what you're forgiving.",
      'A plain question lets in some daylight, and your heart is very good at recognizing love once it can see.',
    ],
  },
  Leo: {
    opening: [
      'You mean it with your whole heart, and you say it as if there were a balcony.',
      'What makes you happy is being generous and being seen (your Sun in Leo).',
      'Your Mercury in Leo knows only one volume, so a remark about the weather has a certain grandeur.',
      "People clap or they duck, and you can't understand why hardly anyone just answers.",
    ],
    turn: 'All of you is on stage together, with no one left in the seats.',
    task: [
      'Ask somebody three questions in a row this month.',
      'Say nothing in between but "And then?"',
      "They make a good audience, and they've got a monologue of their own.",
    ],
    settles: [
      'Warmth like yours makes people brave, provided that they get a turn.',
      "You're a splendid host, and a host gets applause for what the guests did.",
    ],
  },
  Virgo: {
    opening: [
      "You see what's wrong with it, and then you see what's wrong with how you saw it.",
      'You want to do things well (your Sun in Virgo).',
      "Your Mercury in Virgo checks the work, and then it checks the checking, and there's no one in you to say that it's good enough.",
      'At one in the morning you move a comma and move it back.',
    ],
    turn: 'The one who does the work and the one who grades it are the same person, and never off duty.',
    task: [
      "Hand one thing in this month when it's nine-tenths done.",
      'Do nothing to it overnight.',
      "They'll like it, and they'll have had it a week sooner than usual.",
    ],
    settles: [
      'Care on this scale is a great gift, and it was meant to make things better, you included.',
      "Nine-tenths of yours is more than most people's whole, and somebody is waiting for it.",
    ],
  },
  Libra: {
    opening: [
      'You can see both sides, and then you can see both sides of that.',
      "You'd like it to be fair, and pleasant for everyone (your Sun in Libra).",
      'Your Mercury in Libra weighs what you weigh, so whenever you lean one way a perfectly good reason turns up on the other.',
      "You're still in front of the shelf when the store begins to turn off the lights.",
    ],
    turn: 'Nothing in you has a casting vote.',
    task: [
      'Decide one thing a day this month by the first answer that comes to mind.',
      'Begin with lunch.',
      "People are curious about what you like, and they'd be happy to eat it.",
    ],
    settles: [
      'A good judge is allowed to have a favorite.',
      "Those who've been heard by you won't be hurt by a preference, and it'd give them something to be kind to.",
    ],
  },
  Scorpio: {
    opening: [
      'Nothing gets past you, and nothing gets out.',
      'You want the truth of a thing, all of it (your Sun in Scorpio).',
      'Your Mercury in Scorpio digs where you dig, so a suspicion of yours never meets with an objection.',
      "You've read one message nine times by now, and it has become quite a document.",
    ],
    turn: "You look for what's hidden with a mind that has never believed in the obvious.",
    task: [
      'Take one thing this month exactly as it was said.',
      'Act on it.',
      "They'd be glad to hear that they were believed the first time.",
    ],
    settles: [
      'You can stand to know anything, so you could also stand to ask.',
      'One straight question is quicker than the digging, and it gets you told things that no digging finds.',
    ],
  },
  Sagittarius: {
    opening: [
      "You're sure that it'll work, and you've already told everyone.",
      "You live by hope and by what's over the horizon (your Sun in Sagittarius).",
      'Your Mercury in Sagittarius makes the case for it on the spot, with a quotation, and leaves out the part about the money.',
      "Twelve people are packed, and you're on the phone, asking whether there's such a thing as a visa.",
    ],
    turn: 'You believe what you say and say what you believe, and neither has looked at a calendar.',
    task: [
      'Find the dullest person you know this month and show them the plan.',
      'Write down what they ask.',
      "They'd love to be invited for once, and they'd have thought of the visa.",
    ],
    settles: [
      'Faith goes a long way, and it goes farther with a list.',
      "You'll never write one, but you're so good at finding people that you could find the one who does.",
    ],
  },
  Capricorn: {
    opening: [
      "You've thought about it for a long time, and the answer is work.",
      "You're on your way up there, by the stairs (your Sun in Capricorn).",
      'Your Mercury in Capricorn has no other suggestions, so even your daydreams come with milestones.',
      "On the beach you've worked out, by the second day, how the beach could be run.",
    ],
    turn: 'Your head and your aims agree so well that nobody in you ever calls it a day.',
    task: [
      'Do one thing this month that leads to nothing.',
      "Don't get better at it.",
      "There are people who'd like to know you when you aren't on the way somewhere.",
    ],
    settles: [
      'What you build is for living in, sooner or later.',
      'The patience that does for twenty years of work would also do for an afternoon on a bench, and you might find that somebody has kept you the seat.',
    ],
  },
  Aquarius: {
    opening: [
      'You see how everyone could be free, from a good way off.',
      "You'd like a better arrangement for all concerned (your Sun in Aquarius).",
      "Your Mercury in Aquarius thinks it through in the same clear cold air, so there's no one in you to mention that somebody is crying.",
      "You've explained quite fairly why you were both right, and you're puzzled that the other person has gone to bed.",
    ],
    turn: 'All of you stands outside and looks in, with the best of wishes.',
    task: [
      'When somebody is upset this month, leave out the explanation.',
      "Sit next to them until it's over.",
      "They've never doubted your mind, and what they'd like is to feel your sleeve.",
    ],
    settles: [
      'What you want for people in general you could start to give to the one in the room.',
      "Your fairness will survive it, and so, you'll find, will your freedom.",
    ],
  },
  Pisces: {
    opening: [
      "First you feel it and then you imagine it, and after that you can't tell which it was.",
      "You go where the current goes, and it's usually toward somebody (your Sun in Pisces).",
      "Your Mercury in Pisces thinks in the same water, so when you wonder what's real, the one you ask is swimming, too.",
      "A friend sounded tired on the phone, and by evening you've lived through a whole sad year of theirs.",
    ],
    turn: 'Inside you, nobody is on shore.',
    task: [
      'Check one of your feelings this month against a fact.',
      'Call and ask what was the matter.',
      "It might only have been a long day at work, and they'd be touched that you thought so much of it.",
    ],
    settles: [
      'An imagination that kind is rare, and it works better with one foot on the ground.',
      'A plain question is ground, and people are glad to be asked it by someone who already cares.',
    ],
  },
}
