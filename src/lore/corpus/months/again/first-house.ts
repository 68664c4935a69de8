import type { PlotAgain } from '#lore/authored.ts'

export const firstHouseAgain: readonly [PlotAgain, PlotAgain] = [
  {
    turns: {
      'new-moon': [
        "You can start the introduction over with the next new person, in a waiting room or on a first day. Say the part that you usually save for later. It'll feel abrupt to you and clear to them.",
        "Somebody new may come along who knows nothing about you, and for once you don't reach for the usual lines. The introduction you give them can be half as long. If they ask a second question, it was a good one.",
      ],
      'full-moon': [
        "You may see yourself from outside, in a photo, on a video call, or in what a friend says about you to another friend. It's a fair likeness of you as you were. The introduction has to be brought up to date by somebody, and nobody else is going to do it.",
        "People respond to you more strongly than usual, and you can tell what to. Some of it is the introduction you've been giving, and some of it is you. The difference is easiest to see in who stays to talk.",
      ],
      eclipse: [
        'One line of your introduction may be over, a job, a city, a person you used to arrive with, and you may reach for it out of habit. You can leave the gap for a few weeks, because people tend to fill it with better questions.',
        "You may be asked who you are in a place where the old introduction means nothing. It's an odd quarter of an hour. By the end of it you'll know which parts of you came along anyway.",
      ],
      station: [
        "Someone may come back to something you said about yourself a while ago, and you'd put it differently now. The introduction can be corrected in the tone in which you'd correct a phone number.",
        "For some days the introduction won't come out right, and you stop in the middle of it. You've reached the sentence that you no longer mean. The others can stay.",
      ],
      'slow-eases': [
        'You may find that you have stopped preparing. Somebody asks, you answer, and the talk moves on to something more interesting. An introduction that nobody remembers has done its work.',
        "People may begin to introduce you in words that you'd have chosen. You've been giving them those words for months, mostly by what you did on ordinary days.",
      ],
      'slow-presses': [
        "You may be asked what you've done, by somebody whom manner doesn't impress. The introduction shrinks to a few facts. They're better than you remembered, and they don't need a smile.",
        'You may have to walk into a room where you are nobody yet. The introduction that works at home gets a polite nod. It takes several visits before they know you, and what they know by then will be true.',
      ],
      'uranus-presses': [
        "You may say something about yourself that you'd never said aloud, to someone you hardly know. It's a poor introduction by the usual rules. You might keep it.",
      ],
      'pluto-presses': [
        'Somebody may sum you up in one sentence, with an interest in its being believed. The introduction is yours to give. You can give it before they do the next time, in front of the same people.',
      ],
    },
    between: {
      before: [
        'You give the usual introduction for now, and you listen to it as if somebody else were speaking.',
        'For the time being you introduce yourself as always, with a little less expression each time.',
      ],
      after: [
        'You catch yourself in the middle of the old introduction now and then, and let it trail off.',
        "You've given the new introduction often enough by now that you no longer hear yourself saying it.",
      ],
    },
    toward: {
      eases: [
        'An introduction may have gone well without the usual lines, and that gives you ideas.',
        'You may have been introduced to somebody by now and enjoyed it.',
      ],
      presses: [
        'It has become more tiring to keep the old introduction up than to change it.',
        'You may have heard your own introduction again and thought of somebody else.',
      ],
    },
    steps: {
      'sun/before/eases': [
        'You may be in good form around people who want nothing from you. What you say about yourself there is worth remembering.',
      ],
      'sun/before/presses': [
        "Someone more important may talk over you just as you're getting to the point. You'd had a better ending ready than they'll ever hear.",
      ],
      'sun/after/eases': [
        "You may be asked to say a few words about yourself, and find that they're ready.",
      ],
      'sun/after/presses': [
        'You may compete with somebody over who is the more modest. You can stop first.',
      ],
      'mercury/before/eases': [
        "Somebody may ask a plain question about your week, and your plain answer turns out to be interesting. You hadn't thought of it as an answer.",
      ],
      'mercury/before/presses': [
        'In your own message you hear somebody who wants to be thought well of. It can be sent with a third of the words.',
      ],
      'mercury/after/eases': [
        'It may be for a profile or an application. Two sentences are likely to come without effort, and those are the ones to keep.',
      ],
      'mercury/after/presses': [
        "You can say that you've changed your mind about that, and leave it there.",
      ],
      'venus/before/eases': [
        "On some days you like how you look, and this may be one of them. People take their idea of you from that, so it's a good day to be seen.",
      ],
      'venus/before/presses': [
        "You may laugh at a joke that you didn't find funny. It's a small thing, and you'll think about it on the way home.",
      ],
      'venus/after/eases': [
        'They may have seen something that you used to hide. You can let them ask.',
      ],
      'venus/after/presses': [
        'You might feel a little absent all evening. They may not have noticed either version.',
      ],
      'mars/before/eases': [
        'You can go up to someone first, for once. It saves you the quarter of an hour of looking approachable.',
      ],
      'mars/before/presses': [
        'Somebody may get your name or your job wrong, twice. If you correct it with some heat, you have found a sore place.',
      ],
      'mars/after/eases': [
        "You may do something the way you'd do it, without asking how it's done here. It could be the first thing they know about you.",
      ],
      'mars/after/presses': [
        'Somebody may test whether you mean it. You can repeat what you said in the same voice, and that usually ends it.',
      ],
      'jupiter/eases': [
        'People may think more of you than you do, and act on it. You can take the chance and grow into it afterward.',
      ],
      'jupiter/presses': [
        'You may tell the good version of a story about yourself, and then somebody wants details. The true version is smaller and holds up better.',
      ],
      'saturn/eases': [
        'Somebody may vouch for you without being asked. You earned it in years when you thought nobody was keeping track.',
      ],
      'saturn/presses': [
        "You may feel older than your company, or less finished. If you say less than usual, they'll take it for weight.",
      ],
      'outer/eases': [
        'The people who ask about you have been changing, along with where you spend your time. The newest of them may have the most accurate idea.',
        "For years you've been getting less careful about what people think, so slowly that you may notice it only now.",
      ],
      'outer/presses': [
        "You may be taken for something you aren't, by people who've only met you lately. It sorts itself out over weeks, and a speech wouldn't speed it up.",
        "What used to impress people about you may stop working. It's an uncomfortable way to find out what you'd been leaning on.",
      ],
      newMoon: [
        "You can change one line of a profile or a signature. It's the smallest way to find out whether anyone reads it, and what they make of it.",
        'If you go somewhere for the first time, alone, nobody there can tell you how you usually are.',
      ],
      fullMoon: [
        "You may hear how you come across from somebody who didn't mean to tell you. Most of it is kind, and one word of it is news.",
        'You may be noticed more than you like. People will remember what you were like just then, and you can give them something accurate.',
      ],
      back: [
        'An old picture or an old post of yours may turn up. You were trying harder then, and you can see what for.',
        "You may meet people who knew you before, and slip into the manner of those years by the second sentence. It's comfortable, and by the end of the evening it's tiring.",
      ],
      on: [
        "Something you'd hesitated to put your name to can go out. You've stopped wondering how it looks.",
        "You know what to say when somebody asks what you do. It's the same thing you said last week, which is new.",
      ],
    },
    stakes: {
      sun: [
        {
          asks: "You've been playing a slightly better-behaved relative of yourself, and people like that relative.",
          leaves: 'Some people will prefer the old version, and on tired days you may, too.',
        },
        {
          asks: "You know who you are when nobody asks. It's the asking that brings out the old lines.",
          leaves:
            "You'll still hear yourself perform now and then. It's enough to know that you're doing it.",
        },
      ],
      mercury: [
        {
          asks: "You can describe yourself in five ways, and you've never settled on one.",
          leaves: "You'll go on changing a word here and there. It's allowed to be a draft.",
        },
      ],
      venus: [
        {
          asks: "You notice what people would like you to be before they've finished saying hello.",
          leaves: "There's one person you'd still rather charm. That one can wait until last.",
        },
      ],
      moon: [
        {
          asks: "You'd like to be known without having to say anything, and strangers aren't that good at it.",
          leaves: "With the people you love you've never needed one. It's only for everybody else.",
        },
      ],
      mars: [
        {
          asks: "You've thought of it as a formality, something to get over before the real thing starts.",
          leaves: "You'll be impatient with it again. Ten seconds is all it takes.",
        },
      ],
      jupiter: [
        {
          asks: 'You could be several things yet, and it feels like a loss to say only one of them.',
          leaves: 'You may still add one thing too many. People remember the first.',
        },
      ],
      saturn: [
        {
          asks: "You'd rather wait until there's more to say, and you've been saying that for years.",
          leaves: "You may go on feeling like a beginner at it. Most people can't tell.",
        },
      ],
      asc: [
        {
          asks: 'It has served you for a long time, and it never occurred to you to ask what it was costing.',
          leaves: 'On a bad day the old way may come back, and nobody else will notice.',
        },
      ],
    },
    effects: {
      'sun/before/presses': ['there may be no room for your introduction'],
      'sun/after/presses': ['the new introduction may turn into a contest'],
      'mercury/before/presses': ['your introduction may sound anxious when you read it again'],
      'mercury/after/eases': ['the new introduction can be put in writing'],
      'mercury/after/presses': ['the old introduction may be quoted back to you'],
      'venus/before/eases': ['the first impression you make is a good one'],
      'venus/before/presses': ['you may introduce somebody more agreeable than you are'],
      'venus/after/eases': ['the new introduction may make someone curious'],
      'venus/after/presses': ['you may slip back into an introduction made for one person'],
      'mars/before/presses': ['a wrong introduction may make you angrier than it deserves'],
      'saturn/presses': ['it may be hard to say who you are'],
    },
  },
  {
    turns: {
      'new-moon': [
        'You could set one thing on your calendar at the hour when you are good at it, and let the rest arrange itself around that. Your pace has to start somewhere, and one hour is enough for a start.',
        "If you leave ten minutes early once, the walk shows you your own pace. It's the first time in a while that nobody has set it for you. You could do it again the next day for the same reason.",
      ],
      'full-moon': [
        "You can see where the pace has been getting you, and you may find that you arrived some time ago. There's one thing in the week that you only do because you've always had the strength for it. It could be somebody else's.",
        "Two people may want you at the same hour, and you can't keep that pace for both. Whichever you disappoint will probably take it better than you would have. It's worth recalling the next time.",
      ],
      eclipse: [
        'A train, a client, or a cold may decide your pace for you, and the week goes by at half speed. It turns out that about half of it was needed. You can plan the next one with that number in mind.',
        "Somebody who always set the pace may drop out, and there's a quiet day in which nobody says what's next. You may be at a loss until lunch. After lunch you'll probably do the right thing first.",
      ],
      station: [
        "The pace stalls, and you may blame yourself for it. Look at what was last finished before it did. Whatever you put off until after that is the thing you don't want to do at any speed.",
        'Your pace and the pace of everyone else come apart for some days. They may be waiting for you or you for them. It gives you time to read the thing that you signed without reading.',
      ],
      'slow-eases': [
        "You may come home with something left over, and not know at first what to do with it. The pace is right when the evening belongs to you. You've been getting nearer to that by small refusals that nobody noticed.",
        "A week may go by in which nothing was late and nothing was rushed. It isn't luck. You've stopped saying yes to a pace that you could only keep up by being tired.",
      ],
      'slow-presses': [
        "Your body, your boss, or a small child may set a limit, and arguing with it only costs more time. The pace you can keep is slower than the one you're proud of. It's also the one at which you remember things.",
        "You may have to do one thing at a time for a while, because two can't be done. The pace feels insulting at first. Then you notice that people have begun to rely on what you finish.",
      ],
      'uranus-presses': [
        "You may quit something in the middle of the day, without having planned to, and be surprised at how light it feels. Your pace has been waiting for an excuse. It needn't have been such a sudden one, and you can tidy up afterward.",
      ],
      'pluto-presses': [
        "It becomes clear who profits from your pace, and they may ask for a little more of it. You can ask what they'd have you leave undone. It's a fair question, and it has never been put to them.",
      ],
    },
    between: {
      before: [
        "You keep the pace up for now, and you've begun to count how often you say that you're busy.",
      ],
      after: [
        'Some of the old pace comes back by itself, and you can feel it in your jaw before you see it in the calendar.',
      ],
    },
    toward: {
      eases: [
        'You may have had a day at the right pace, and you remember how it was done.',
        'Something may have gone faster at a slower pace, and you noticed.',
      ],
      presses: [
        "You're tired of the pace in a way that an early night doesn't reach.",
        "By now the pace makes you short with people who've done nothing.",
      ],
    },
    steps: {
      'sun/before/eases': [
        "You may be able to do the thing you're best at, with nobody hurrying you. It's done by eleven, and you wonder what usually takes so long.",
      ],
      'sun/before/presses': [
        "Someone may admire how much you get done. You'd have liked to be admired for something else.",
      ],
      'sun/after/eases': [
        "You may arrive on time and unhurried, and be taken for someone with an easy life. You don't have to correct them.",
      ],
      'sun/after/presses': [
        "You'd shine at it, and it would cost you the week. It'll be offered again, to a better-rested person.",
      ],
      'mercury/before/eases': [
        'It may take an hour to set up, and after that the hour is yours each week.',
      ],
      'mercury/before/presses': [
        'If the other person stops answering, they may have lost the thread and be too polite to say where.',
      ],
      'mercury/after/eases': [
        "You can tell people when they will hear from you, and it needn't be today. Most of them only wanted to know.",
      ],
      'mercury/after/presses': [
        "Even with a question mark at the end, it'll read exactly the same the next morning.",
      ],
      'venus/before/eases': [
        "You may be asked to come along somewhere with no purpose. Nothing is accomplished there, and you'll feel it for days.",
      ],
      'venus/before/presses': [
        'You may cram them in between two other things, and see their face as you check the time.',
      ],
      'venus/after/eases': [
        "A meal can take two hours, if you leave the phone where it is. It's the kind of thing you used to envy other people.",
      ],
      'venus/after/presses': [
        'A present or a taxi would do it. It works, and it has to be earned again.',
      ],
      'mars/before/eases': [
        "You can get one big thing out of the way in a morning. The afternoon may look so empty that you're tempted to fill it.",
      ],
      'mars/before/presses': [
        "You may snap at something that can't hurry, a printer, an elevator, an old man with a walker. The temper is about how tired you are.",
      ],
      'mars/after/eases': [
        'You have the strength to finish what has been dragging, and you could stop right there. Stopping is the part that takes practice.',
      ],
      'mars/after/presses': ['Somebody may say so. You can show them what got done.'],
      'jupiter/eases': [
        'You may be given more time than you asked for. If you use it for the same work, the work gets better, and you can sleep.',
      ],
      'jupiter/presses': [
        "The calendar may fill with things you're glad about. There are more of them than there are evenings, and gladness doesn't change the sum.",
      ],
      'saturn/eases': ["It's because the last three times you were right."],
      'saturn/presses': [
        'You may have to wait for something that only they can do. You could practice being a person who waits well.',
      ],
      'outer/eases': [
        'Something about your days has been loosening for a long time, an hour here and an hour there. You may find that you could live on these hours.',
        'You may notice that you no longer envy the busiest person you know, which used to be a reflex.',
      ],
      'outer/presses': [
        "Your sleep or your appetite may keep hours of its own for some time. It's a message about the last year more than about this week.",
        'You may want to throw the whole schedule out, and part of it does deserve that. You could start with the standing meeting.',
      ],
      newMoon: [
        'You can leave one morning of the week unplanned. It may be the one in which you think of the thing.',
        'Going to bed an hour earlier is a dull resolution, and it changes more than the exciting ones do.',
      ],
      fullMoon: [
        'Everything may come due in the same days. What you drop will tell you what you could have dropped before.',
        "You may feel how full it all is, like a suitcase that won't close. One thing has to come out, and it's usually the heaviest.",
      ],
      back: [
        "You're sent back to something you'd crossed off. You'll do it with less speed and more sense, and it may not come back again.",
        'A delay may give you three days that were spoken for. Nobody has to be told how you spend them.',
      ],
      on: [
        'The thing you had been waiting on may arrive, and you can choose when to start. You could let it lie for one night.',
        "You can pick up what you'd put down. It may have gotten lighter, or you've had some rest.",
      ],
    },
    stakes: {
      sun: [
        {
          asks: "You've taken a good deal of your pride from how much you can carry.",
          leaves: 'You may feel a little guilty at four in the afternoon. It passes around five.',
        },
        {
          asks: 'Somewhere along the way being tired became a proof that you were doing it right.',
          leaves: "It won't hold in every week. You only have to know which weeks those are.",
        },
      ],
      moon: [
        {
          asks: "If somebody near you is in a hurry, you're in a hurry before you've asked why.",
          leaves: 'Other people will still rush. You can let them go ahead and meet them there.',
        },
      ],
      mars: [
        {
          asks: "You're quick, and people have built a good many plans on that.",
          leaves: "You'll race somebody again soon. It's fine as long as you know it's a race.",
        },
      ],
      jupiter: [
        {
          asks: "There's always one more thing you'd enjoy, and you've always found the room.",
          leaves: 'The next good offer may come in a full week. You can ask if it keeps.',
        },
      ],
      saturn: [
        {
          asks: "You've kept going on the strength of having said that you would.",
          leaves:
            "Some of what you promised at the old speed still has to be delivered. It's a shorter list than it feels like.",
        },
      ],
      mercury: [
        {
          asks: "You think faster than you live, and you've been trying to get the two to match.",
          leaves: "You'll still start the next thing in your head. It can stay there overnight.",
        },
      ],
      venus: [
        {
          asks: 'You like it when people are glad of you, and they tend to be glad when you are quick.',
          leaves:
            "The ones who liked you for your speed have had a good deal of it. They'll manage.",
        },
      ],
      asc: [
        {
          asks: 'You come into a room as if you were on the way to another one.',
          leaves: 'It may take people a while to see that you are sitting down.',
        },
      ],
    },
    effects: {
      'sun/before/presses': ['the pace may win you the wrong kind of praise'],
      'sun/after/presses': ['something may tempt you back to the old pace'],
      'mercury/before/eases': ['a shortcut may take some of the pace out of your days'],
      'mercury/before/presses': ['the pace may get into how you talk'],
      'mercury/after/presses': ['a late message may ask for the old pace'],
      'venus/before/presses': ['the pace may leave too little room for someone you love'],
      'venus/after/presses': ['you may want to make up for the slower pace'],
      'mars/before/presses': ['the pace may come out as temper'],
      'mars/after/presses': ['the slower pace may be taken for laziness'],
      'saturn/eases': ['people believe you about how long things take'],
      'saturn/presses': ['the pace may depend on other people'],
    },
  },
]
