import type { DayThoughts } from '#lore/authored.ts'

export const sunToMercury: DayThoughts = {
  eases: {
    1: {
      says: [
        'You make sense to people on first hearing.',
        'Mercury in the first house usually says three things at once and lets the listener choose, and listeners have a talent for choosing the joke.',
        'The Sun picks one for them.',
        "It's odd how much authority there is in a person who says a single thing and stops.",
      ],
      task: 'Make one point in your next conversation, and let every other clever thing go by.',
    },
    2: {
      says: [
        "You know what you're talking about when you talk about what things cost.",
        "Mercury has kept notes on prices and people's habits since long before anyone asked, and in the second house they're good notes.",
        'If somebody asks, you can save them a fair amount with a sentence you nearly left out because you thought that everyone knew.',
      ],
      task: 'Share one piece of practical money knowledge with somebody it would save some trouble.',
    },
    3: {
      says: [
        'Your best idea may come out as a passing remark.',
        "The third house is Mercury's own neighborhood, all corners and quick hellos, where you pick up a great deal and label very little of it as thinking.",
        'In this light you can hear it for what it was.',
        'A thing you tell a bus driver can be the answer to a question from last week.',
      ],
      task: "Write down one thing you've said in passing lately that deserved a longer look.",
    },
    4: {
      says: [
        'You see how your family talks, as if somebody had switched on subtitles.',
        "With Mercury in the fourth house, you've long been the one who explains your relatives to each other.",
        'With the Sun there you can point it out, lightly.',
        'People laugh, since each of them had thought that it was only the others.',
      ],
      task: "Tell a relative or a roommate which of their phrases you've caught yourself using.",
    },
    5: {
      says: [
        'Your cleverness has found something to make, which is better for everybody.',
        "Mercury plays with whatever's around in the fifth house, and when nothing's around it plays with people's nerves.",
        'Give it scissors, chords, or a nephew with questions about space.',
        'What comes out has your fingerprints on it, and it may even be finished.',
      ],
      task: 'Make up something short, a verse or a riddle or a rule for a game, and try it on someone.',
    },
    6: {
      says: [
        'You can find the little cause of a large nuisance.',
        'Mercury in this house collects small observations about how things go wrong, at home and at work, and has the tact to sit on them.',
        "The Sun brings out what you've noticed.",
        'It may be a setting, or a form in the wrong order, and correcting it gives a lot of people some time back.',
      ],
      task: 'Fix one recurring nuisance at its cause, and tell those it concerns how you did it.',
    },
    7: {
      says: [
        "You're taken seriously by the person whose opinion you'd have asked for.",
        "Your Mercury looks for its equal in the seventh house and is lonely with people who only ever agree, or only ever don't.",
        'This one does a bit of each.',
        "You hear your own idea come back improved and don't mind in the slightest who gets to keep it.",
      ],
      task: 'Ask the sharpest person you know to find the weak spot in something you think.',
    },
    8: {
      says: [
        'Your habit of digging comes up with something solid.',
        "Other people take the answer they're given, and Mercury in the eighth house smiles and goes to look in the basement.",
        "What it finds under the Sun is to everybody's advantage.",
        'It could be an unclaimed amount, a better clause, or simply the reason that an old friend went silent.',
      ],
      task: 'Follow one question past the first answer, on a matter of money or trust, and write down what you find.',
    },
    9: {
      says: [
        "You're at your most persuasive while you're still finding out.",
        "With Mercury in the ninth house you've got opinions on things as large as education, and people have learned when to go and refill their glasses.",
        'In the Sun you talk from wonder instead.',
        'People stay for that, since somebody in the act of changing their mind is worth watching.',
      ],
      task: "Share a thing you learned this week and don't yet know what to make of.",
    },
    10: {
      says: [
        'What you say carries, correctly quoted, to people who matter.',
        "Your Mercury is at its post in the tenth house, where what you say is taken for what you are, and you've learned to weigh it.",
        'The weighing pays off when one clear statement is all that a decision needs.',
      ],
      task: 'Put your professional or practical opinion in writing, in three sentences that could be forwarded.',
    },
    11: {
      says: [
        'An idea of yours can start going around and come back better dressed.',
        "Mercury scatters thoughts among friends in the eleventh house, hardly ever asking for them back, so it isn't unusual for you to be advised to do what you suggested.",
        'In this light people know whose it was.',
        'They may even be waiting for the next one.',
      ],
      task: "Give away one idea that you won't get around to, to the friend most likely to use it.",
    },
    12: {
      says: [
        "Your mind is made up, and you haven't told a soul.",
        'In the twelfth house your Mercury has its best conversations without anybody there, and is often too late with the conclusions to be of use.',
        'The Sun brings one up in time.',
        "It's a short answer to a long question, with none of the usual second thoughts attached.",
      ],
      task: "Act on a private conclusion you've reached before you've discussed it with anyone.",
    },
  },
  presses: {
    1: {
      says: [
        "Being called clever isn't always meant as praise.",
        'With Mercury in the first house, your quickness shows in your face before anything warm does.',
        'People feel slow beside you for a moment, and some of them answer by using longer words.',
      ],
      task: "Ask a question you really don't know the answer to, in front of someone who thinks you know everything.",
    },
    2: {
      says: [
        'You can compare a thing so thoroughly that you no longer want it.',
        "You'd like to be seen with the thing, and with Mercury in the second house you've made a table in which it came in fourth.",
        'A person watching would guess that you enjoy research more than owning.',
        'They might be right, and research is free.',
      ],
      task: "Name the one feature you'd notice every day in what you plan to buy, and ignore the rest.",
    },
    3: {
      says: [
        'Getting listened to may be harder than getting a word in.',
        "With Mercury in the third house, you're used to talking over noise, and for once you want to be listened to in silence.",
        'The louder you go, the more people take you for lively company, which they enjoy.',
        "They'll hear you best at the moment you stop.",
      ],
      task: "Drop your voice the next time you're talked over, and finish the sentence at half the volume.",
    },
    4: {
      says: [
        "Your version of what happened at home may run into somebody else's.",
        'You stand by what you remember, with Mercury in the fourth house you can cite the weather that day, and a relative has the opposite on equally good authority.',
        "There's no tape.",
        "What's left, and might be worth asking, is why each of you has needed it to be that way.",
      ],
      task: 'Ask a relative to tell you their version of one shared memory, and take it down without corrections.',
    },
    5: {
      says: [
        'Being the witty one can get in the way of having a good time.',
        "You'd happily be silly, but with Mercury in the fifth house you add a comment, and the comment is what people hear.",
        'After a while they stop throwing you the ball, since it keeps coming back with remarks.',
      ],
      task: "Take part in one thing that's fun without commenting on it until it's over.",
    },
    6: {
      says: [
        'An error can be real and still be hurting nobody but you.',
        "With Mercury in the sixth house, you can't leave a wrong comma on a sign, and now it's a matter of standards.",
        'Meanwhile the sign is doing its work, and people turn left as directed.',
        "Your standards would be better appreciated somewhere that's short of them.",
      ],
      task: 'Leave one small mistake uncorrected, and use the time on something that would fail without you.',
    },
    7: {
      says: [
        "You each think the other hasn't understood, and both of you have.",
        'With Mercury in the seventh house, you take disagreement for a problem of wording, so you say it again, only louder.',
        'The other person probably heard what you said.',
        "They'd like to go on seeing it differently, and so far nobody's told them that's allowed.",
      ],
      task: "Say to somebody that you understand their view and don't share it, and move to the next subject.",
    },
    8: {
      says: [
        "A question may come straight at the thing you've been working around.",
        'Your Mercury knows in this house how to answer with the truth and still give nothing away, but today the Sun is on your face as you do it.',
        'It might be time.',
        "A fact that's volunteered stays yours in some way, and one that's found never quite does.",
      ],
      task: "Tell the person concerned the fact they'd mind finding out, in the order that it happened.",
    },
    9: {
      says: [
        'Facts are winning you the argument and losing you the dinner.',
        "With Mercury in the ninth house, you've read a good deal, and you'd like some credit for it before dessert.",
        'The person opposite knows less and is enjoying it more, and may be about to risk a thought of their own.',
        'It could be a good one.',
      ],
      task: 'Look for the original thought in what someone less informed than you is saying, and ask about that.',
    },
    10: {
      says: [
        'What you think and what your position allows you to say have parted for the day.',
        "With Mercury in the tenth house, you know that your words go on the record, and you're tempted to say it anyway.",
        'Anything you say will be attributed.',
        "It's a good day to write the honest memo, read it with satisfaction, and date it for next month.",
      ],
      task: 'Choose one public remark to keep short and dull, and give the honest version to a friend.',
    },
    11: {
      says: [
        "When everybody agrees, you're the one who thinks of the objection.",
        "Mercury in the eleventh house loves a group for its talk, and the Sun is sorry to spoil the mood, even for a plan that won't work.",
        "They may not thank you right away, so say it as the member you'd like to go on being.",
      ],
      task: 'Raise one objection to a group plan as a question, and offer to work on the answer.',
    },
    12: {
      says: [
        "You can't hear what you want over what you're thinking.",
        'You want a direction, and with Mercury in the twelfth house you remember everything that was ever said on the subject, including a remark by a gym teacher.',
        "Most of that is other people's opinion, learned long ago.",
        'What you want is the faint thing underneath that comes without an argument.',
      ],
      task: 'Say what you want in five words before your mind can comment, and write those five down.',
    },
  },
}
