import type { SignThoughts } from '#lore/authored.ts'

export const saturnDaysInSigns: SignThoughts = {
  Aries: {
    eases: {
      says: [
        'You know how hard to push, which is rarer than being strong.',
        "With your Saturn in Aries, you've never been sure that you may go first, so you've learned to go prepared.",
        'The preparation shows.',
        'You can say "I\'ll do it" in a level voice, and nobody asks whether you\'re sure, because you so evidently have thought about it.',
      ],
      task: "Claim one decision as yours, and say by when you'll have made it.",
    },
    presses: {
      says: [
        'You may be standing on the brake and looking for the person who has stopped you.',
        'You hear a warning in front of everything you want to start (your Saturn in Aries).',
        'So you wait to be braver, and the bold people go past.',
        "They weren't braver, for the most part. They'd just never been told, as you may have been, that wanting to go first was rude.",
      ],
      task: "Start badly on one thing you've been getting ready for, and stop after fifteen minutes.",
    },
  },
  Taurus: {
    eases: {
      says: [
        'The numbers are fine, and you can stop adding them up.',
        "Because your Saturn is in Taurus, you're careful with money and with pleasure, as if either might be asked for back.",
        'That has made you safe.',
        "You're safer than you feel, to be exact, and a modest luxury at this point would be a way of believing your own accounts.",
      ],
      task: 'Close the spreadsheet, and plan a day out that costs a bit more than it has to.',
    },
    presses: {
      says: [
        'The good one can be saved for so long that you forget what for.',
        "With your Saturn in Taurus, you measure what there is against a disaster that hasn't happened.",
        'A small expense can set you off.',
        "What's short at the moment may be rest, or company, and you've been trying to make up the difference by doing without even more.",
      ],
      task: 'Look up the real figure, once, and then spend an hour on something that costs nothing.',
    },
  },
  Gemini: {
    eases: {
      says: [
        'You say what you know in few words, and people rely on them.',
        "You're slow to trust your own cleverness (your Saturn in Gemini), so you check what others only repeat.",
        "You may still think of yourself as the one who can't explain things.",
        'People come to you for exactly that, and one of them may quote you to somebody who matters.',
      ],
      task: 'Write the instructions that everybody keeps asking you for, on one page.',
    },
    presses: {
      says: [
        "You've gone over the sentence so often that you'd rather not say it.",
        "Your Saturn is in Gemini, so you're afraid of sounding stupid, and you stay quiet where stupid people talk.",
        'Your silence gets taken for agreement, or for being above it all.',
        "The question that you didn't ask would have been a relief to half the table.",
      ],
      task: "Ask the simple question that you're ashamed of, in front of at least one other person.",
    },
  },
  Cancer: {
    eases: {
      says: [
        "You could look after somebody and still be hungry when you're hungry.",
        'With your Saturn in Cancer, you may have taken on grown-up worries early, and you know how a household runs.',
        "You aren't so sure who looks after the person who runs it.",
        'Somebody offers, in a practical way that you can accept without a speech, such as driving or doing the forms.',
      ],
      task: "Let someone take over one domestic job for good, and don't check on it.",
    },
    presses: {
      says: [
        "You'd like help, and you look as though you needed none.",
        'You keep your needs so safe (your Saturn in Cancer) that you can hardly get at them yourself.',
        'People take you for someone who likes to manage alone.',
        'You may have given them every reason to, in a kind and competent tone.',
      ],
      task: 'Ask a person you trust for something you could do yourself.',
    },
  },
  Leo: {
    eases: {
      says: [
        "You've practiced, and it shows without your showing it.",
        'Because your Saturn is in Leo, you treat pleasure and applause as things to be earned, and your standards for earning them are steep.',
        'By those standards you passed some time ago.',
        "If someone says that it was good, they're telling you what they saw, and you may leave the list of what went wrong at home.",
      ],
      task: 'Do something for the fun of it, badly and with company, for at least half an hour.',
    },
    presses: {
      says: [
        "You may watch while other people do what you'd do better.",
        "With your Saturn in Leo, you go stiff when you're looked at, and people read the stiffness as pride.",
        'You may have wanted to be asked twice.',
        'People tend to ask once and then give the part to somebody with half your gift and no dignity to protect.',
      ],
      task: 'Offer to do the thing you would like to be asked to do, in a single sentence.',
    },
  },
  Virgo: {
    eases: {
      says: [
        "The place is tidy, you can find everything, and you're calm.",
        'You have a sense of duty that extends to the recycling (your Saturn in Virgo).',
        "Nobody else would've caught what you caught.",
        "Somebody may have noticed that things go well when you've been there, and may say so in plain words that even you can't improve on.",
      ],
      task: 'Write down what you did this week that worked, and read it through once without editing.',
    },
    presses: {
      says: [
        'It was right the first time, and you may be checking it again.',
        "Your Saturn is in Virgo, so you assume that you've forgotten something, and you would rather lose sleep than be caught.",
        "You've probably checked twice already.",
        "The unease has nothing to do with the work. It's what's left over when a person who's always responsible has nothing to be responsible for.",
      ],
      task: 'Check it one last time against a written list, and then close it until tomorrow.',
    },
  },
  Libra: {
    eases: {
      says: [
        'An agreement gets made, and both of you can live in it.',
        'With your Saturn exalted in Libra, you find fairness as natural as others find cheerfulness.',
        'You take your promises hard.',
        "You can ask for one in return at the moment, and you'll get it without having to be hurt first.",
      ],
      task: "Settle who does what with one person, including the thing you've always just done.",
    },
    presses: {
      says: [
        "You may have been keeping count, and you're the only one who knows the score.",
        'You try to deserve love by being fair (your Saturn in Libra), and then you wait for fairness back.',
        "The other person probably has no idea that there's a ledger.",
        "They'd pay up at once and be ashamed, or they'd show you theirs, which has some entries on it that may surprise you.",
      ],
      task: "Name one thing you did that you'd like something for, and say what.",
    },
  },
  Scorpio: {
    eases: {
      says: [
        'You can trust somebody this far, and you know exactly how far it is.',
        "Because your Saturn is in Scorpio, you guard what matters to you, and you've learned the hard way, or by watching, whom to trust with it.",
        'Most days you would rather be too careful.',
        'A person who has waited very patiently could be told a little more.',
      ],
      task: 'Tell one person one private fact about your money, your past, or your plans.',
    },
    presses: {
      says: [
        "You have decided what somebody's up to, and you've stopped asking.",
        'With your Saturn in Scorpio, you would sooner do without something than owe anyone for it.',
        'That keeps you from being used.',
        'It also keeps off the people who had nothing in mind, and after a while the only ones left are those who enjoy a siege.',
      ],
      task: 'Accept one favor without returning it for at least a week.',
    },
  },
  Sagittarius: {
    eases: {
      says: [
        "You know what you believe, and you don't have to raise your voice.",
        'You may have been let down by a few large promises (your Saturn in Sagittarius), your own included.',
        'What is left has been tested.',
        'Someone who is full of plans needs to hear from a person who has carried one out, about where the money went and why it was worth it.',
      ],
      task: 'Give somebody one honest answer about what your last big plan really took.',
    },
    presses: {
      says: [
        "What's the point of it all? You ask that rather well.",
        'Your Saturn is in Sagittarius, so you lose your faith in installments, usually on a tired evening.',
        "You need a reason before you'll take a step.",
        "The reasons you used to have were mostly other people's, and you may find that you only miss one of them.",
      ],
      task: "Take one step that you'd take if you still believed in it, and ask yourself nothing until after.",
    },
  },
  Capricorn: {
    eases: {
      says: [
        'You carry your load well, and someone may take the other end.',
        'With your Saturn in Capricorn, its own sign, you have work and time on your side more than most people do.',
        'You may have been old for your age from the start.',
        "It gets easier every year, and there's a piece of authority here for the taking that you'd have called too big for you five years ago.",
      ],
      task: "Take charge of one thing officially that you've been running for years.",
    },
    presses: {
      says: [
        'Nobody else is going to do the work, and that has been true for too long.',
        'You answer a heavy load by asking whether there is any more (your Saturn in Capricorn).',
        'That has made you very good and rather alone.',
        "Somebody has to be told that there's too much, and you keep looking for a time to say so when you won't seem weak.",
      ],
      task: 'Tell the person who assigns the work which of your tasks will be late, and by how much.',
    },
  },
  Aquarius: {
    eases: {
      says: [
        "The group works, and it's because of a rule that you insisted on.",
        'Because your Saturn is in Aquarius, you stand a little apart and keep everybody to the same terms, yourself most of all.',
        'Being fair to all has left you somewhat unclaimed.',
        'These people would claim you, if asked, and one of them has kept you a place without making anything of it.',
      ],
      task: 'Join in one thing as an ordinary member, with no post and no opinion about how it is run.',
    },
    presses: {
      says: [
        'You may make yourself useful so as not to have to join in.',
        'With your Saturn in Aquarius, you expect not to fit, and so you arrive late and leave first.',
        "That way there's no scene.",
        "The others think you've got somewhere better to be, and they have gotten used to not counting you when they book the table.",
      ],
      task: 'Stay half an hour longer than you usually would, and learn one new thing about somebody.',
    },
  },
  Pisces: {
    eases: {
      says: [
        'A worry gets some order from you, and you keep it kind.',
        'You feel sorry for the world (your Saturn in Pisces), and guilty about going to bed.',
        'You do better with one small duty than with a large compassion.',
        "An hour a week for one thing, or one person, would do them more good than all the worry, and you'd sleep.",
      ],
      task: 'Turn off the news after dinner, and go to bed at the hour you planned.',
    },
    presses: {
      says: [
        "You're inclined to take the blame for things that others did.",
        'Your Saturn is in Pisces, so you take the blame that is lying around, since somebody ought to have it.',
        'So you say yes to make up for it.',
        "Then you don't manage it all, because nobody could, and there's something real to feel guilty about at last.",
      ],
      task: 'Cross out one promise that you made out of guilt, and let the person know kindly.',
    },
  },
}
