import type { SignThoughts } from '#lore/authored.ts'

export const ascendantInSigns: SignThoughts = {
  Aries: {
    eases: {
      says: [
        'People are readier to meet you than you expect.',
        "With your Ascendant in Aries you meet people head on, and some of them need a moment to find out that you're friendly.",
        'The moment has gotten shorter.',
        'You can walk up to a stranger or a shut office and be told to come in, as if you had been expected.',
      ],
      task: "Introduce yourself to the one person there you'd usually leave to somebody else.",
    },
    presses: {
      says: [
        "It's possible to come in so fast that someone takes it personally.",
        'You answer resistance by leaning forward (your Ascendant in Aries).',
        "The other person does the same, so now there are two of you who won't give way.",
        'Neither of you wants the point, particularly, and it only takes one to laugh and step back.',
      ],
      task: 'Let somebody go ahead of you on purpose, in traffic or in conversation, and watch what they do.',
    },
  },
  Taurus: {
    eases: {
      says: [
        'People may stop to ask you something and then stay.',
        'With your Ascendant in Taurus, you look as though nothing much could happen, which is a comfort to those to whom a lot has.',
        "You needn't say anything clever.",
        "Someone who usually has to compete for attention gets an unhurried ten minutes from you, and they'll repay it.",
      ],
      task: 'Sit down with somebody who is rushing about, and ask them nothing that needs a quick answer.',
    },
    presses: {
      says: [
        "The harder you're pushed, the less you move, and you may have stopped altogether.",
        'Because your Ascendant is in Taurus, you slow down when someone hurries you, and the slower you get the more they hurry.',
        "You don't do it on purpose.",
        'All the same it feels to the other person like being told no without a word, and that is harder to forgive than a no.',
      ],
      task: "Tell the person who is pushing you when you'll be ready, and name the hour.",
    },
  },
  Gemini: {
    eases: {
      says: [
        'You talk to everyone, and everyone talks back.',
        "You're easy to approach (your Ascendant in Gemini), since you look as if you were about to say something amusing.",
        'Mostly you are.',
        "A piece of small talk may open into a real conversation, and you'd find out what somebody has been too shy to ask you.",
      ],
      task: 'Start one conversation with no purpose, and stay in it two minutes longer than is polite.',
    },
    presses: {
      says: [
        "You talk faster when you're nervous, and somebody would like to be taken seriously.",
        "With your Ascendant in Gemini, you go faster when you're nervous, and you can sound as though nothing mattered.",
        'The other person wanted the matter to be serious.',
        "If they go quiet, you tell another story, and it's a good story, and they're further away at the end of it.",
      ],
      task: 'Stop in the middle of a story and ask the other person what they were going to say.',
    },
  },
  Cancer: {
    eases: {
      says: [
        'Strangers tell you things, and you know what to do with them.',
        'Your Ascendant is in Cancer, so you have a face that people expect to be kind.',
        "You aren't always in the mood for it.",
        'At the moment you are, and someone who has been holding themselves together all week will be able to stop for a minute.',
      ],
      task: 'Ask somebody who looks fine how they are, and leave room for the longer answer.',
    },
    presses: {
      says: [
        "Your face says more than you'd like it to.",
        "You show what you feel before you've decided whether you should (your Ascendant in Cancer).",
        'Somebody may see your face fall.',
        "They'll think it's about them, when it's about the noise, or the light, or a remark somebody else made at noon.",
      ],
      task: "Tell the nearest person what your face is about, so that they needn't guess.",
    },
  },
  Leo: {
    eases: {
      says: [
        "You won't go unnoticed, and you may as well not try.",
        "With your Ascendant in Leo, you can't enter quietly, and you have perhaps tried to.",
        'Trying only makes people wonder what is wrong.',
        "If you take up your normal amount of space, they'll settle around it, including the shy one who was hoping for somebody to stand next to.",
      ],
      task: 'Dress for one thing better than it requires, and share the attention with somebody shy.',
    },
    presses: {
      says: [
        "If you get noticed, you'd have liked a minute to get ready.",
        'Because your Ascendant is in Leo, you put on the bigger smile when you feel small.',
        'It convinces everyone.',
        'So the person who could have been kind about it comes to you for a favor, and you grant it, splendidly.',
      ],
      task: "Tell one person that you're less sure than you look.",
    },
  },
  Virgo: {
    eases: {
      says: [
        'You look like the one who knows how things work, and you do.',
        'People hand you the map (your Ascendant in Virgo).',
        "You tend to start with an apology for what you don't know.",
        'Without that, the thirty percent you do know may turn out to be more than they had hoped for.',
      ],
      task: "Answer one question straight away, without first saying that you're no expert.",
    },
    presses: {
      says: [
        'You may be harder on how you look than anyone else is.',
        'With your Ascendant in Virgo, you see yourself through the most critical person present.',
        'By now you have fixed your collar twice.',
        "They were probably looking at the clock behind you, and if they noticed anything, it was that you didn't seem glad to see them.",
      ],
      task: 'Greet the person who makes you nervous first, and with more warmth than you feel.',
    },
  },
  Libra: {
    eases: {
      says: [
        'People relax around you, and you could let them see you as well.',
        'Your Ascendant is in Libra, so you set others at ease before they know that they were tense.',
        'You do it so well that you disappear.',
        "There's room to be in the picture this time, and if somebody asks what you think, they won't be put off with a question back.",
      ],
      task: 'Give your opinion first in one conversation, and let the others be gracious about it.',
    },
    presses: {
      says: [
        'If you smile, the smile may be taken for a yes.',
        "You're polite by reflex (your Ascendant in Libra), so the no comes late and from a distance.",
        'The person may be standing in front of you.',
        "Anyone is easier to refuse than you think, and a good deal easier now than after they've told their friends.",
      ],
      task: 'Say "I can\'t, but thank you" once, and don\'t add a reason.',
    },
  },
  Scorpio: {
    eases: {
      says: [
        "People tell you more than they'd planned to.",
        'With your Ascendant in Scorpio, you give little away, and people tend to imagine that the rest is about them.',
        "They're less afraid of that than usual.",
        'One unguarded remark from you, about something you like, will go further than a whole evening of charm from anybody else.',
      ],
      task: "Share a song or a book you love with someone you've just met.",
    },
    presses: {
      says: [
        "Someone may feel watched when you're only thinking.",
        'Because your Ascendant is in Scorpio, you go still when something is wrong.',
        'Other people find that very hard to be in front of.',
        "Someone may talk too much because you're saying so little, and what they give away in the process will make you trust them less.",
      ],
      task: 'Say what you are thinking about in one sentence, before the other person has to fill the silence.',
    },
  },
  Sagittarius: {
    eases: {
      says: [
        'You make a dull idea sound like fun, and it becomes fun.',
        'You arrive like somebody back from a trip (your Ascendant in Sagittarius).',
        "That's worth a lot to people who have been sitting in the same place since morning.",
        "They'll go along with nearly anything you suggest, so it may as well be the thing that you had given up suggesting.",
      ],
      task: 'Text three people with a day, a place, and no details.',
    },
    presses: {
      says: [
        'Your good spirits may be too much for one person.',
        'With your Ascendant in Sagittarius, you say what you think at the volume you think it.',
        "You'd forgive anyone else for that.",
        "Somebody else is made differently, and they'd need about a minute of you with the grin switched off.",
      ],
      task: 'Go back to the person who went quiet, and ask whether that landed badly.',
    },
  },
  Capricorn: {
    eases: {
      says: [
        "You're taken seriously, and you can afford a joke.",
        'Your Ascendant is in Capricorn, and people may have been asking you where to sign since you were nine.',
        "You've rarely looked as young as you were.",
        "It's beginning to run the other way, and the dry remark that you'd normally keep to yourself brings down the house.",
      ],
      task: 'Wear something to work, or to the store, that nobody would expect of you.',
    },
    presses: {
      says: [
        "People think you disapprove, and you're only tired.",
        "You look stern when you're at rest (your Ascendant in Capricorn).",
        'People tidy up around you.',
        'They bring you results, and excuses, and it may be days before somebody tells you what is actually going on.',
      ],
      task: "Ask somebody junior or younger what they'd do, and thank them before you say anything else.",
    },
  },
  Aquarius: {
    eases: {
      says: [
        'Being a little different works in your favor.',
        "With your Ascendant in Aquarius, you're friendly to everyone at about the same distance.",
        'You may think that nobody notices the distance.',
        "Somebody may have, and may like it, and be keeping the same distance, waiting to see whether you'll both stay there.",
      ],
      task: 'Ask the other outsider in the room what they make of all this.',
    },
    presses: {
      says: [
        "The others want you to join in, and you've begun to observe.",
        "Because your Ascendant is in Aquarius, you step back when it's crowded, and you do it with a remark.",
        'The remark was funny.',
        'It also told everyone that you could take the company or leave it, which is what people say who have been left.',
      ],
      task: 'Join in one thing that you find slightly silly, all the way to the end.',
    },
  },
  Pisces: {
    eases: {
      says: [
        'You let people be as they are, and they turn out well.',
        'You take on the color of the company (your Ascendant in Pisces), so good company makes you shine.',
        'You could be a little choosy about it.',
        "There's somebody around whose mere presence makes you braver, and you could arrange to be near them for an hour.",
      ],
      task: "Turn down one invitation that makes you tired before you've answered it.",
    },
    presses: {
      says: [
        "You may be carrying around somebody else's frown.",
        "With your Ascendant in Pisces, you give people the impression that you'll put up with anything.",
        'Some of them find that irresistible.',
        "You needn't argue with them, but there has to be an end to the conversation, and you're the only one who wants one.",
      ],
      task: 'End one conversation when you want to, with a plain reason and your shoes on.',
    },
  },
}
