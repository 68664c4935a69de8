import type { WeekThoughts } from '#lore/authored.ts'

export const moonWeeks: WeekThoughts = {
  eases: {
    1: {
      asks: 'What do people come to you for when they feel low?',
      turns:
        'Your mood is easy to read and pleasant to be near. Somebody may sit down beside you without quite knowing why and get up again in better shape.',
      answers:
        "People come to you for company that doesn't fix them. You have more of that than advice, so offer it first, and let them go home with their problem.",
    },
    2: {
      asks: "What do you buy when you're really after comfort?",
      turns:
        'A full fridge, a paid bill, or an hour with your own things may do what the order was supposed to do.',
      answers:
        "When you buy for comfort, you're after softness, usually, or the feeling of being provided for. You have a good deal of both at home, and it's already paid.",
    },
    3: {
      asks: 'Whom would you call if you only wanted to hear their voice?',
      turns:
        'A neighbor or a sibling may tell you a long story about very little, and you put the phone down calmer than any advice would have made you.',
      answers:
        "You'd call somebody who knew you before your present life, and who never asks what you're calling about. Call with nothing to report, and you'll both have a better evening.",
    },
    4: {
      asks: 'What makes you feel at home, wherever you are?',
      turns:
        "For some hours you feel at home. The reason may be a smell, a song, or a person in the next room, and you can tell that the address has less to do with it than you'd thought.",
      answers:
        'You feel at home with a person within earshot and something on the stove. You can arrange that in most places, including the one you live in now.',
    },
    5: {
      asks: 'When did you last play at anything until it got dark?',
      turns:
        "You forget the time over a thing that has no purpose. It may be a game, a child's question, a tune you're picking out, and afterward you're hungry and in a good mood.",
      answers:
        "You last did it longer ago than you'd admit, and one afternoon is enough to find the way back. Leave the next free one empty.",
    },
    6: {
      asks: 'What has your body been asking for, in so many words?',
      turns:
        'A meal at a proper hour or an early night may turn out to be what the plan was missing.',
      answers:
        'Your body wants regular meals and an end to the day. Give it both for a week, since they cost nothing and do more for your temper than any plan.',
    },
    7: {
      asks: 'What lets you relax around one person and not around the rest?',
      turns:
        'One person may be easy company, and so are you. Nobody has to be entertained, a silence goes on for as long as it likes, and you notice that your shoulders have come down.',
      answers:
        "You can relax with someone who says what they want, so you needn't guess. You could do them the same favor, and they'd relax as well.",
    },
    8: {
      asks: 'Who has seen you at your worst and stayed the same?',
      turns:
        "You may let someone close to a sore spot, and it doesn't hurt. They treat it as one of the things they know about you, between your shoe size and how you take your coffee.",
      answers:
        "More people have seen you at your worst than you count on. You can stop preparing them for it, and ask that one person for the help you've been working around.",
    },
    9: {
      asks: 'What would calm you more than another evening at home?',
      turns:
        'A longer walk, a foreign film, or an hour with a person who grew up elsewhere may put your worries back to their real size.',
      answers:
        "You'd be calmed by a change of view, even for an hour. Keep one such outing in every week, as other people keep their appointment at the dentist.",
    },
    10: {
      asks: 'What do the people you work with feel when you come in?',
      turns:
        'You may have done a small human thing in a public place, and it was remembered longer than the work.',
      answers:
        'People feel safer when you come in, and a bit more awake. It counts for more than the list of what you finished, so let it count with you, too.',
    },
    11: {
      asks: 'Which friends feel like family, and do they know it?',
      turns:
        'Your friends may start a story in the middle because you know the rest, or keep you some food, and nobody asks how long you can stay.',
      answers:
        "The ones you'd call about bad news feel like family, and if they know it, they've had to guess. Tell one of them in so many words, and agree on the next date before you leave.",
    },
    12: {
      asks: 'What do you need from an evening alone?',
      turns:
        "You may get an evening alone, by luck or by saying no. For the first half hour you miss the noise, then a feeling comes up that had been waiting its turn, and it's milder than you feared.",
      answers:
        'You need no witness and no result. Two hours of it set you right for days, so guard one evening a week and give no reasons.',
    },
  },
  presses: {
    1: {
      asks: 'How long do you let a passing mood decide how you look?',
      turns:
        "A mood is on your face before you've decided to show it. People may step around you or ask if you slept, and their care makes the mood more official than it was.",
      answers:
        "A passing mood decides for longer than it lasts. It's usually gone by evening, and the people who saw it have forgotten it before you do.",
    },
    2: {
      asks: 'What are you afraid of running out of?',
      turns:
        "You may check the account, then the fridge, then the account again, and what you're counting isn't really the money.",
      answers:
        "You're afraid of running out of safety, and the number in the account can't supply it. Set one sum apart that nobody touches, and stop checking on the rest until the month is over.",
    },
    3: {
      asks: 'Whose short answers have you been taking to heart?',
      turns:
        "A message may land wrong. It's two words long, and you read it five times, each time in a colder voice than the person has ever used with you.",
      answers:
        "The short answers come from somebody who's only busy. Ask once how they are and leave the tone out of it, since nothing in it was about you.",
    },
    4: {
      asks: 'What do you keep waiting for somebody at home to notice?',
      turns:
        'You look after the dishes, the plants, or the peace once more, a little louder than before. The others go on living there as if it all happened by itself.',
      answers:
        "You want the others to see how much you look after. They'd be glad to do some of it, and they'd need to hear which, in a friendly voice, before it's late in the evening.",
    },
    5: {
      asks: 'Why is it hard to have fun when everybody expects you to?',
      turns:
        "There may be a lovely evening, and you aren't in it. You laugh in the right places, watch yourself doing it, and wonder whether the others are watching, too.",
      answers:
        "You can't enjoy fun that comes with an audience. Your good hours are the unplanned ones with one other person, so plan less and invite fewer.",
    },
    6: {
      asks: 'Which chore are you really angry about?',
      turns:
        "You may snap at a sock or a form. It's out of proportion and you know it, and it comes at the end of a week of small duties that nobody divided.",
      answers:
        "You're angry about the one you took over without being asked. Give it back or trade it, and the others will go by without a sigh.",
    },
    7: {
      asks: 'How much of the mood between you two is yours to fix?',
      turns:
        "You pick up what the other person feels before they do and go to work on it. They may be quiet while you're cheerful, and by evening you're the one who's upset.",
      answers:
        "Half of the mood is yours at most, and only when you're asked. Their quiet was about their own day, and it lifted by itself while you were trying.",
    },
    8: {
      asks: 'What are you protecting by never asking for anything?',
      turns:
        'You may need a thing that someone else has. It would take a short question, and you find yourself planning three long ways around it, all of which cost more.',
      answers:
        "You're protecting your right to leave without owing. It's a lonely thing to own, and one small request, made this week, would show you how little is charged for help.",
    },
    9: {
      asks: 'When did a belief of yours turn into a mood?',
      turns:
        "You may get heated over a subject that isn't in the room. It has to do with how people ought to live, and the others grow quiet, because they can hear it's about you.",
      answers:
        'Your belief turned into a mood about the time it got personal. Say what happened to you, and the argument will be over, since nobody can disagree with that.',
    },
    10: {
      asks: 'How much does one cool word from above decide about your day?',
      turns:
        'A cool word may come, in passing, and you carry it home. It was said to everyone or written in a hurry, and you give it a private meaning and a bad night.',
      answers:
        "At present one cool word decides a whole evening. Ask what was meant, by daylight, and you'll hardly recognize it.",
    },
    11: {
      asks: 'Why does everyone else seem to be closer than you are?',
      turns:
        'You may see a photo, or hear of a plan that was made without you. It takes a minute to feel it and an hour to stop. The truth is that they live nearer.',
      answers:
        'The others only seem closer, since you see them on their best evenings and yourself on all the others. Ask one of them over on a dull weekday, and find out who else has felt left out.',
    },
    12: {
      asks: 'What are you sad about that has no date on it?',
      turns:
        "You may be sad for an hour without a cause, in the shower or on the bus. You look for the reason in the day and don't find it there, because it's older than that.",
      answers:
        'You may be sad about a goodbye that you took too well. Give it a quiet evening and, if you like, one listener, and it will leave you alone for a good while.',
    },
  },
}
