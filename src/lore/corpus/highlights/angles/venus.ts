import type { AuthoredParagraph } from '#lore/authored.ts'
import type { Element } from '#sky/fact-base.ts'

export const venusOnAngles: Record<
  'asc' | 'dsc' | 'mc' | 'ic',
  Record<Element, AuthoredParagraph>
> = {
  asc: {
    fire: {
      says: [
        'You let people see at once that you like them, and most of them like you back ({aspect}).',
        "You compliment a stranger's jacket across a parking lot, and two people have a better afternoon.",
        'It gets you in almost anywhere.',
        "Those who are slow to warm up can feel that they've missed it, because by the time they've decided that you're lovely, you're admiring somebody else's dog.",
      ],
      traits: ['open', 'warm'],
    },
    earth: {
      says: [
        'Others begin to breathe at your speed when they sit down next to you.',
        "There's something restful about you that shows at once ({aspect}), and you dress for comfort in a way that passes for taste.",
        'Hardly anyone turns you down when you ask for something.',
        "You'd hate to spoil that, so a plain refusal costs you effort, and people who've only met you once believe that you agree with them.",
      ],
      traits: ['steady', 'warm'],
    },
    air: {
      says: [
        'A table relaxes when you join it, often before anybody knew that it was tense.',
        "You find the subject on which two strangers agree, and it comes so easily to you that people forget it's a skill ({aspect}).",
        'What you wanted yourself tends to come up last, in the hallway, in a tone that makes it easy to say no.',
      ],
      traits: ['tactful', 'open'],
    },
    water: {
      says: [
        "People feel gently treated by you before you've done anything ({aspect}).",
        "You lower your voice when theirs is low, and someone who had expected a bad day tells you that it's nice to meet a kind person.",
        'You mean it, which is why it works.',
        'But you find it hard to choose whom to be kind to, and some who take up your whole evening were never people you liked.',
      ],
      traits: ['warm', 'tactful'],
    },
  },
  dsc: {
    fire: {
      says: [
        "You're drawn to people who show what they feel ({aspect}).",
        'A person who turns up unannounced with concert tickets has a good chance with you, and someone who has to think it over has less.',
        "You give admiration as freely as you'd like to get it.",
        'When a bond gets calm you may take that for cooling, and start something, a trip or a quarrel, mostly to see their eyes light up again.',
      ],
      traits: ['warm', 'bold'],
    },
    earth: {
      says: [
        'How somebody treats a waiter, and whether they return what they borrow, will tell you more than a declaration ({aspect}).',
        "You're in no hurry, and love, for you, is a person who's still good company on a wet Sunday morning.",
        "Once you've settled on one, you make them very comfortable.",
        "You may also go on being comfortable a good while after you've stopped being curious, because there's nothing you could point to that's wrong.",
      ],
      traits: ['close', 'steady'],
    },
    air: {
      says: [
        "You love best where you'd also be friends ({aspect}).",
        "It starts with a conversation neither of you wants to end, and years on you're still telling each other about books you didn't finish.",
        "You're fair, you take turns without counting, and you make it a pleasure to disagree.",
        "It's hard on you when something has to be said that no wording can make nice, and you may leave it for another week.",
      ],
      traits: ['tactful', 'close'],
    },
    water: {
      says: [
        'You want a person you can be soft with ({aspect}).',
        "When you've found them, you learn what they love by heart, down to which side of the pillow has to be cold, and being allowed to look after them makes you happy.",
        "People feel cherished by you, and they're right.",
        "It's easier for you to guess what they'd like than to say what you'd like, and not everyone you love is a good guesser.",
      ],
      traits: ['close', 'warm'],
    },
  },
  mc: {
    fire: {
      says: [
        "A day when nobody's charmed makes you doubt things that had nothing to do with charm.",
        'It happens seldom, because people enjoy watching you do your work ({aspect}).',
        "You've got style, you thank people in front of others, and you get picked for whatever has to be presented.",
        "Being liked moves you up faster than skill alone would, and since you do have the skill, it's a pity how easily everyone forgets it, you included.",
      ],
      traits: ['public', 'warm'],
    },
    earth: {
      says: [
        "You're known for doing things well and making them look good ({aspect}).",
        'What you hand over is finished down to the edges, and people keep it longer than they need to.',
        "They'll pay for that too, and you aren't shy about knowing what it's worth.",
        "Quick and ugly is beyond you, even when somebody only wanted quick, and you've missed a few trains making a thing pretty for one person.",
      ],
      traits: ['public', 'practical'],
    },
    air: {
      says: [
        "Two people who can't stand each other will both say that they like working with you ({aspect}).",
        "It isn't flattery, since you find what's reasonable in each of them and speak to that.",
        "Sooner or later you're asked to lead the meeting, or at least to write the invitation.",
        "So much goodwill makes a plain stand expensive, and when you do take one, everybody's surprised that you had a side.",
      ],
      traits: ['public', 'tactful'],
    },
    water: {
      says: [
        'Your good name has to do with kindness ({aspect}).',
        "In public, where most people harden a little, you don't, and those who come to you with a small question leave feeling that they were the nicest part of your day.",
        "Much that comes your way comes through people who haven't forgotten it.",
        'Some of them have also noticed that you have trouble sending a bill.',
      ],
      traits: ['public', 'warm'],
    },
  },
  ic: {
    fire: {
      says: [
        'You love having people over, and you do it in style ({aspect}).',
        "It may be pizza on a floor, but there are candles, somebody's made to dance, and the quiet cousin gets the good pillow.",
        "Home is where you're happiest to be admired.",
        'When it has been only you there for a few days, you stop bothering, and the place looks it within hours.',
      ],
      traits: ['private', 'warm'],
    },
    earth: {
      says: [
        "You make a place comfortable as soon as it's yours for a night ({aspect}).",
        'The light gets moved, the furniture turns to face inward, and people who only came to drop something off are still there at ten.',
        'That comfort is what you draw on when the world outside has been rough.',
        "It's also why you decline things you might have loved, if they start after eight and it's raining.",
      ],
      traits: ['private', 'steady'],
    },
    air: {
      says: [
        "Certain subjects get changed so deftly among your people that nobody remembers they're still open.",
        'You want peace at home more than you want to be right ({aspect}), and you can hear a quarrel coming from two remarks away.',
        'People are nicer to one another at your place than they are at their own.',
        "They'd be surprised to learn how much you'd have to say about one or two of those subjects.",
      ],
      traits: ['private', 'tactful'],
    },
    water: {
      says: [
        'The people you live with, or once did, have the largest share of your affection ({aspect}).',
        'You keep their drawings, you cook the thing they liked at nine, and a photo of a back porch can undo you.',
        'It makes a home that people miss.',
        "It also gives family more pull on you than you'd grant to anyone else, and one wistful phone call can change your whole weekend.",
      ],
      traits: ['private', 'warm'],
    },
  },
}
