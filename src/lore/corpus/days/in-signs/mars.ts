import type { SignThoughts } from '#lore/authored.ts'

export const marsDaysInSigns: SignThoughts = {
  Aries: {
    eases: {
      says: [
        'You go first, and it turns out that that was all anyone needed.',
        'You decide and move in the same second (your Mars in Aries, its own sign).',
        "It's a gift that you spend most of your life holding back in meetings.",
        "Nothing is in your way at the moment, and what you start in the next hour or so will be past the hard part before you've had time for doubts.",
      ],
      task: 'Do the thing you would have to talk yourself into tomorrow, and do it standing up.',
    },
    presses: {
      says: [
        'You may have less patience than people around you will need.',
        "With your Mars in Aries, you turn any obstacle into an opponent, and you'd like the opponent to hurry.",
        "Then it's over, for you.",
        "The person you snap at will still be carrying it around, and they'll bring it to you at a time when you have no idea what they are talking about.",
      ],
      task: 'Do something strenuous before you answer the person who is in your way.',
    },
  },
  Taurus: {
    eases: {
      says: [
        "You're slower than the others, and you'll still be going when they've stopped.",
        "Because your Mars is in Taurus, you're hard to start and harder to stop.",
        'People who sprint have been making remarks about that.',
        'While they rest, you can finish the heavy dull job that everyone has stepped around for a month, without a word.',
      ],
      task: 'Take the heaviest job on the list and give it one unbroken hour.',
    },
    presses: {
      says: [
        "You've been patient, and the bill for it may be coming due.",
        'You put up with a great deal and then with nothing at all (your Mars in Taurus).',
        'Then somebody pushes once too often, over something tiny.',
        'It looks to them like a fit about a parking space, because you never mentioned the nineteen things before it.',
      ],
      task: "Mention the second thing that annoys you while it's still only the second.",
    },
  },
  Gemini: {
    eases: {
      says: [
        'You can do two things at once, and both get done.',
        "With your Mars in Gemini, you fight with words and work in bursts, so you've often been told to finish something.",
        'Small things in quick succession are just what is wanted.',
        'Ten calls that nobody else could face will take you forty minutes, and at least one of them will be a good joke by the end.',
      ],
      task: 'Begin with the call you dread most, and take the rest as they come.',
    },
    presses: {
      says: [
        'An exchange can be won, and then it gets quiet.',
        "Your Mars is in Gemini, so you find the weak spot in a sentence before you've found out what the sentence was for.",
        'You meant to be quick.',
        'The other person may feel taken apart, and what they do next time is agree with you and tell you less.',
      ],
      task: 'Let somebody be slightly wrong in front of you, and ask them what they are worried about.',
    },
  },
  Cancer: {
    eases: {
      says: [
        "You'd fight for the people you love, and all that's needed is a phone call.",
        'You push very little for yourself and a great deal for your people (your Mars in Cancer).',
        "There's somebody who could use that.",
        "You know whom to call and what to say, and you'll have been firm with a stranger before you had the time to dread it.",
      ],
      task: "Sort out one thing for somebody at home or close to you that they've been too tired to push.",
    },
    presses: {
      says: [
        "If you're angry, it comes out as cleaning.",
        'With your Mars in Cancer, you go at things from the side, since a straight attack might cost you somebody.',
        'So the pans are very clean.',
        'Everyone at home knows that something is wrong and has an idea whose fault it is, and each of them has picked the wrong person.',
      ],
      task: 'Say what made you angry in one sentence, to the person it concerns, with your hands empty.',
    },
  },
  Leo: {
    eases: {
      says: [
        "You've got the nerve, and you wear it well.",
        'Because your Mars is in Leo, you do your best work where it can be seen, and you carry others along by having a good time.',
        'False modesty would only slow you down.',
        'Somebody will have to stand up and get it going, and people will thank you for making it look as if it were no trouble.',
      ],
      task: "Take the lead in something that has been drifting, and say that you're taking it.",
    },
    presses: {
      says: [
        'A quarrel may have become a matter of honor, and an hour ago it was about the dishes.',
        "With your Mars in Leo, you can take a loss, but you can't take being made to look small.",
        'So you raise your voice, or your offer.',
        'The other person would back down at once if there were some way to do it without an audience.',
      ],
      task: 'Move the quarrel somewhere private, and give the other person a way to be partly right.',
    },
  },
  Virgo: {
    eases: {
      says: [
        "You're the one who can make something work, because you'll read the instructions.",
        'You work cleanly and like a problem that holds still (your Mars in Virgo).',
        "You're often held up by people who would rather begin.",
        "They may have come to the part where beginning doesn't help, and twenty minutes of you would get the whole thing moving again.",
      ],
      task: 'Fix the small broken part that everybody works around, and show one person how you did it.',
    },
    presses: {
      says: [
        "If you're furious, you may have expressed it as a correction.",
        'Your Mars is in Virgo, so you get angry about how a thing is done, since that can be proved.',
        'You have proved it.',
        "What you couldn't prove is that you've been left alone with the work for weeks, so that has still not been said to anyone.",
      ],
      task: 'Say how much of the work has been yours, in hours, before you mention how theirs was done.',
    },
  },
  Libra: {
    eases: {
      says: [
        'You get your way, and the other side feels that the idea was theirs.',
        'With your Mars in Libra, you would rather win someone over than win.',
        'Straightforward people have called that indirect.',
        'No other approach will work here, where two proud parties need a plan that neither of them proposed.',
      ],
      task: 'Put your proposal as a question to the person likeliest to object, and use their answer.',
    },
    presses: {
      says: [
        'You may have been fair for so long that fairness has started to look like consent.',
        "Because your Mars is in Libra, you weigh every blow before you strike, and by then the moment has gone to somebody who doesn't weigh anything.",
        "You're left with a very good case.",
        'You make it to a third person, who agrees with you, and that is the worst thing that could happen.',
      ],
      task: 'Say no to one person directly, before you tell anybody else why.',
    },
  },
  Scorpio: {
    eases: {
      says: [
        'You know what you want, and you can wait for exactly as long as it takes.',
        'You spend your strength in one place or not at all (your Mars in Scorpio, its own sign).',
        'You may have been saving it up.',
        "Something that looked locked gives way now, since you're leaning on the one point that matters and everybody else has been leaning on the rest.",
      ],
      task: 'Put one uninterrupted hour into the thing you want most, and tell nobody about it.',
    },
    presses: {
      says: [
        "You're going to let an old score go, you've decided, in about ten years.",
        'With your Mars in Scorpio, you never hit back at once, and the wait makes everything sharper.',
        "So far the person hasn't noticed.",
        "You have, every hour, and planning what you'll say takes more out of you than the thing itself did.",
      ],
      task: 'Bring up one old score this week as a plain complaint, with a request at the end of it.',
    },
  },
  Sagittarius: {
    eases: {
      says: [
        "You'd be glad to go somewhere, wherever that is.",
        'Your Mars is in Sagittarius, so you run on a cause or a horizon, and you stall in front of a form.',
        'You have something to aim at.',
        "With that ahead of you the form takes five minutes, and somebody who was dragging their feet may get up because you're so obviously looking forward to it.",
      ],
      task: 'Do the dullest step toward something you are looking forward to, and then go outside.',
    },
    presses: {
      says: [
        "You're likely to tell somebody the truth, and rather more of it than was asked for.",
        "You take tact for a kind of lying (your Mars in Sagittarius), particularly when you're in a temper.",
        "You'll be right about most of it.",
        "They'll remember the part where you overshot, and they'll be correct about that part for years.",
      ],
      task: 'Take the "always" and the "never" out of the thing you want to say, and then say it.',
    },
  },
  Capricorn: {
    eases: {
      says: [
        'You know what the job takes, and you have it.',
        'With your Mars exalted in Capricorn, you can work toward a thing for years and never mention it.',
        'You can look cold from outside.',
        'To you such work is the nearest thing to play, and a good long effort with an end in sight will leave you happier than an evening off.',
      ],
      task: 'Plan the next three steps of the long project, and take the first of them now.',
    },
    presses: {
      says: [
        "You don't lose your temper, and you may be losing people.",
        'Because your Mars is in Capricorn, you get colder and more correct the angrier you are.',
        'Nobody could fault a word.',
        "They may feel managed, and a person who feels managed keeps to the letter of the agreement and lets you carry everything that isn't in it.",
      ],
      task: 'Tell somebody that you\'re annoyed, with the word "annoyed" in it, before you set any terms.',
    },
  },
  Aquarius: {
    eases: {
      says: [
        "You've found the way around an old rule, and your way works for everybody.",
        'With your Mars in Aquarius, you fight the system when others fight one another.',
        'That makes you slow to anger and quite hard to stop.',
        "A rule that has been in the way of five people turns out to have no owner, and you're the one who thought to ask.",
      ],
      task: 'Write the better rule in two sentences, and send it to the others it concerns.',
    },
    presses: {
      says: [
        "You refuse, and you'd refuse the opposite too.",
        "You can tell when you're being steered (your Mars in Aquarius), and then you won't go even where you wanted.",
        'Nobody was steering.',
        "If somebody has a preference and you answer it with a principle, nobody goes anywhere, and you're free.",
      ],
      task: 'Do one thing the way you were asked to, and find out whether it costs you anything.',
    },
  },
  Pisces: {
    eases: {
      says: [
        'You stop pushing, and things get easier.',
        'Your Mars is in Pisces, so you work by feel and in waves, which makes a bad impression on anyone with a schedule.',
        'One of those waves is here.',
        "You get more done in a trance of two hours than in a week of good intentions, and you couldn't tell anybody what the method was.",
      ],
      task: 'Put on music, begin anywhere, and let the work decide its own order.',
    },
    presses: {
      says: [
        'If you say nothing when you are asked, you may well forget to do the thing.',
        "With your Mars in Pisces, you can't bear a scene, so your anger leaks out through what you leave undone.",
        "You don't mean to be difficult.",
        "The other person can't always tell, and would honestly prefer a raised voice to another thing that slipped your mind.",
      ],
      task: 'Say no out loud to one thing that you were about to agree to and then forget.',
    },
  },
}
