import type { PlotAgain } from '#lore/authored.ts'

export const twelfthHouseAgain: readonly [PlotAgain, PlotAgain] = [
  {
    turns: {
      'new-moon': [
        "You can take one evening off the list and tell nobody what it's for. The quiet is awkward until about nine. After that you may not want to go to bed.",
        "The quiet can start very small, with ten minutes in which you answer nobody. It'll feel rude. It's only unusual, and they'll get used to it before you do.",
      ],
      'full-moon': [
        "Everything you've put off feeling comes up in the first quiet hour. It's tiring, and it's less than you feared. You could sleep for ten hours and call it that.",
        "The quiet is full of what you didn't have time to feel. You can let it come up while nobody needs you. It's over sooner when it isn't hurried.",
      ],
      eclipse: [
        "Something that took all your evenings may be over, and there's a great deal of quiet at once. You'd been longing for it, and it takes getting used to.",
        "The quiet may come because somebody is no longer there to be looked after. You'll listen for them. After a time you'll hear yourself.",
      ],
      station: [
        "You find that you've filled the quiet again without meaning to. You can empty it once more. You know by now which things come back first.",
        "The quiet brings back something from years ago that was never finished. It doesn't want to be solved. You can think about it to the end for once.",
      ],
      'slow-eases': [
        "The quiet has become part of the day, and you guard it without being grim about it. People have stopped asking why you don't answer.",
        'The quiet has found a place in your life, and you can go there without leaving anyone. It makes you easier to live with. They may be the first to say so.',
      ],
      'slow-presses': [
        "You have to stop, and it isn't quite your choice. The quiet comes with the blinds down. By the third day you may hear yourself think something new.",
        "The quiet has to be asked for, from somebody who'd rather have you busy. You can ask for it as you'd ask for a day off. It's owed to you in the same way.",
      ],
      'uranus-presses': [
        "The quiet may break in on a busy day, when everything stops at once. You could fill it in a minute. You can wait and see what you'd do if nobody had plans for you.",
      ],
      'pluto-presses': [
        "The quiet leads you past what you've been avoiding all year. You can look at it and go on. It needs to be seen more than it needs to be fixed.",
      ],
    },
    between: {
      before: [
        'You look for quiet on weekends and find people there.',
        "You promise yourself some quiet after the next thing, and there's always a next thing.",
      ],
      after: [
        'You come back from the quiet into company and hear how loud it is.',
        'You begin to hear from a distance which of the calls on you could do without an answer.',
      ],
    },
    toward: {
      eases: [
        'You may have had a quarter of an hour of quiet, and it lasted you a day.',
        'You may have sat somewhere lately with nothing to do, and the quiet did you good.',
      ],
      presses: [
        'You may have heard your own voice at dinner, and it was the voice of somebody who needs quiet.',
        'By now small noises make you jump, which is how a lack of quiet shows.',
      ],
    },
    steps: {
      newMoon: [
        'You can leave the phone in another room. Every message will still be there in the morning.',
      ],
      fullMoon: ["It needn't be interpreted to do its work."],
      back: ['You might be ready to think about it.'],
      on: ['You may notice by how you take the stairs.'],
      'outer/eases': ['You may notice it in what you pay to get away from.'],
      'outer/presses': ["There's probably something that you've been carrying for somebody."],
      'sun/before/eases': [
        'You may do something for an hour without being useful, and find that nothing in you objects.',
      ],
      'sun/before/presses': [
        "Everybody is somewhere. You could be, too, and you'd come home more tired.",
      ],
      'sun/after/eases': [
        "They may talk a little more slowly when you're there, and tell you more.",
      ],
      'sun/after/presses': [
        'You can go and be wanted for an hour, and then leave without explaining.',
      ],
      'mercury/before/eases': ["You've begun it many times. It turns out to be quite short."],
      'mercury/before/presses': [
        "You'd only go over them again. You can let the other person have the last word.",
      ],
      'mercury/after/eases': [
        "You'll know to whom. It takes fewer words than you'd saved up for it.",
      ],
      'mercury/after/presses': [
        'Each is reasonable. You can answer them all at once, in the evening.',
      ],
      'venus/before/eases': ["They can see what you need, and they don't take it personally."],
      'venus/before/presses': [
        "They'd have managed until tomorrow. You could find out by waiting.",
      ],
      'venus/after/eases': [
        "You'd both read, or look out of a window, and call it a good evening.",
      ],
      'venus/after/presses': [
        "It's about somebody from years ago. You can be fond of them without looking them up.",
      ],
      'mars/before/eases': [
        'It may take two cancellations, and both of the others may be relieved.',
      ],
      'mars/before/presses': [
        "Your body is still at work. It needs a walk or a heavy job before it'll sit still.",
      ],
      'mars/after/eases': [
        "You may do something you'd been avoiding, without any preparation, between two other things.",
      ],
      'mars/after/presses': [
        "You can say so before you're angry. It's a short sentence at that point.",
      ],
      'jupiter/eases': ['They may take something off your hands and not want to be thanked.'],
      'jupiter/presses': [
        "It won't answer everything in one night. It may answer something small that you hadn't asked.",
      ],
      'saturn/eases': [
        'You finish one thing properly and close it. The rest can see that you mean it.',
      ],
      'saturn/presses': [
        'It has waited long enough to be polite. Ten minutes of thinking about it are better than ten weeks of not.',
      ],
    },
    effects: {
      'sun/before/eases': ["the quiet may show you that you're good company"],
      'sun/before/presses': ['the quiet may feel like being left out'],
      'sun/after/eases': ['people notice the quiet in you'],
      'sun/after/presses': ["the quiet may be hard to defend when you're wanted"],
      'mercury/before/eases': ['the quiet may let you finish a thought'],
      'mercury/before/presses': ['the quiet may be full of things you should have said'],
      'mercury/after/eases': ["something you've kept quiet about can be told"],
      'mercury/after/presses': ['the quiet may be interrupted by small questions'],
      'venus/before/eases': ['somebody may leave you alone out of affection'],
      'venus/before/presses': ["you may fill the quiet with somebody's troubles"],
      'venus/after/eases': ['the quiet can be shared with one person'],
      'venus/after/presses': ['the quiet may make you sentimental'],
      'mars/before/eases': ['you can clear a whole evening for quiet'],
      'mars/before/presses': ['you may be too wound up for quiet'],
      'mars/after/eases': ['the quiet has given you back your nerve'],
      'mars/after/presses': ["somebody's noise may be harder to bear after the quiet"],
      'jupiter/eases': ['the quiet may be a gift from somebody'],
      'jupiter/presses': ['you may expect too much of the quiet'],
      'saturn/eases': ['the quiet can be earned in an orderly way'],
      'saturn/presses': ["the quiet may bring up something you've put off"],
      newMoon: ['one quiet night can be had'],
      fullMoon: ['the quiet may give you a dream that you remember'],
      back: ["something you'd forgotten may come back to you when it's quiet"],
      on: ['some of what kept you from the quiet is settled'],
      'outer/eases': ["you've needed less noise with every year"],
      'outer/presses': ["you may be tired out of proportion to what you've done"],
    },
    stakes: {
      sun: [
        {
          asks: "You know how you look to everyone, and you've nearly forgotten how it feels.",
          leaves: "Nobody will see how good you are at it. That's the point of it.",
        },
      ],
      moon: [
        {
          asks: 'You wake up with a mood and have to work out whose it is.',
          leaves: "Somebody's bad day will reach you through a wall. You can send it back.",
        },
      ],
      venus: [
        {
          asks: "You can't enjoy something while you know that somebody else is sad.",
          leaves: "You'll be told that you've changed. You've only gone to bed earlier.",
        },
      ],
      mars: [
        {
          asks: "You only lie down when you're ill, and then you're angry about it.",
          leaves: "You'll overdo it again in a good week. The week after can be a quiet one.",
        },
      ],
      mercury: [
        {
          asks: "You finish other people's sentences in your head at night.",
          leaves: "You'll want to write some of it down. One line will hold it.",
        },
      ],
      jupiter: [
        {
          asks: "You'd be sorry to miss anything, so you've been present at a good deal that nobody would have missed.",
          leaves: "You'll be talked into something. The next night can be yours.",
        },
      ],
      saturn: [
        {
          asks: "You've taken on what others put down, and you haven't mentioned it.",
          leaves: 'Something heavy will still be yours. You can put it down while you sleep.',
        },
      ],
    },
  },
  {
    turns: {
      'new-moon': [
        'You can give the worry a time and a chair, a quarter of an hour after work. It comes in with less to say than you expected. Outside of that you can tell it to wait.',
        "The worry can be given to a person who knows about such things. You'd only have to make the call. It's lighter from the minute when somebody else has written it down.",
      ],
      'full-moon': [
        "The worry comes up as what it is, and somebody may be there to see it. It's shorter in words. You can stop being brave about it for an evening.",
        "The worry can't be kept in any longer, and it's better out. Somebody sees it and doesn't run. You may find that you'd been more afraid of their face than of the thing.",
      ],
      eclipse: [
        "The worry may end with the thing it was about, one way or the other. You'll go on for some days out of habit. Then there's a morning on which you forget to.",
        "The worry may be overtaken by what really happens. It's not what you'd practiced for. You'll be calmer than you were in any of the rehearsals.",
      ],
      station: [
        'The worry is back, and you know its tricks. Last time it went away when you did one small thing. You could do the same small thing.',
        "The worry goes over the same ground again, and you can see the path it has worn. It always turns at the same place. That's the place to look at, with somebody beside you.",
      ],
      'slow-eases': [
        "You notice that the worry has been gone for some days. You can't say when it left. It's best not to go looking for it.",
        "The worry has been getting smaller while you weren't watching it. You can test that by saying it aloud. It'll sound like something from last year.",
      ],
      'slow-presses': [
        'What you worry about has to be faced, in daylight and with papers. The worry gets smaller with each paper. A person beside you would halve it.',
        "The worry has one practical side that can't be put off. You can do that first thing in the day. What's left after that is only feeling, and it passes as feelings do.",
      ],
      'uranus-presses': [
        "The worry may be scared off by something that needs all of you at once. You'll act before you can be afraid. Afterward you can ask what you'd been so careful about.",
      ],
      'pluto-presses': [
        "The worry has a root, and you may come upon it. It's older than the thing you've been worrying about. You can leave the thing alone for a while and look at the root, with help.",
      ],
    },
    between: {
      before: [
        'You keep busy, and the worry sits in the next room with the radio on.',
        'You look after the worry as if it could be offended, and you check on it several times a day.',
      ],
      after: [
        "You catch yourself whistling, and listen for the worry, and there's nothing.",
        "Without the worry there's some time in the day, and at first you don't trust it.",
      ],
    },
    toward: {
      eases: [
        "You may have told half of the worry to someone who didn't even look up.",
        'You may have forgotten the worry for an hour, and nothing happened in that hour.',
      ],
      presses: [
        'You may have been awake at four again, and the worry said what it always says.',
        'By now the worry gets into things that it has nothing to do with.',
      ],
    },
    steps: {
      newMoon: ['They may be done with it before lunch.'],
      fullMoon: ['It could be a commercial or a dog. It has been waiting for a pretext.'],
      back: ["It wears its old clothes. You can see that you've grown and it hasn't."],
      on: ['You can breathe all the way down to the bottom.'],
      'outer/eases': ["There's nobody to thank for it, and it's allowed to go on."],
      'outer/presses': [
        "It tends to choose something by evening, and it needn't be the right thing.",
      ],
      'sun/before/eases': [
        'Nobody needs to know about it, and for a couple of hours you might not, either.',
      ],
      'sun/before/presses': [
        "They'd be impressed, and you'd be alone with it. You could tell the one who isn't impressed.",
      ],
      'sun/after/eases': [
        "You may be a little surprised by what you're like. You'd forgotten that you were funny.",
      ],
      'sun/after/presses': [
        "They probably mean well. You can tell them that it's better, and let them be relieved.",
      ],
      'mercury/before/eases': [
        "It may be in the last place where you'd have looked, on the first page.",
      ],
      'mercury/before/presses': [
        "You may bring it up without naming it. People can tell that there's something, and they'd like to help.",
      ],
      'mercury/after/eases': [
        "It may sound strange the first time, and the second time it's nearly true.",
      ],
      'mercury/after/presses': [
        "It's about something else. Your heart needs a little longer to find that out than your head.",
      ],
      'venus/before/eases': [
        "You can let them. It'll still be there, and it'll have shrunk a bit.",
      ],
      'venus/before/presses': [
        'You know exactly what to say. It would be worth saying to yourself.',
      ],
      'venus/after/eases': ["It's an ordinary thing, and it tastes the way it used to."],
      'venus/after/presses': ["It costs a little too much, and you've earned some of it."],
      'mars/before/eases': [
        "It's in your legs as much as in your head. A long walk takes off more than a talk would.",
      ],
      'mars/before/presses': [
        "Nothing gets done sooner. If you notice yourself running, that's usually what you're running from.",
      ],
      'mars/after/eases': [
        "It takes a quarter of an hour. You'll shake your head at how long it waited.",
      ],
      'mars/after/presses': ["You're right. It's a sign that you've got some of it back."],
      'jupiter/eases': ['They may have been through it, and know that mostly it ends.'],
      'jupiter/presses': [
        "There's enough to be gloomy about. Yours has an address, and that one you can do something about.",
      ],
      'saturn/eases': [
        "They'd ask dull things and write the answers down, and that can be the best hour you've had with it.",
      ],
      'saturn/presses': [
        "It's late in the day for it. It can have the morning, when you're stronger.",
      ],
    },
    effects: {
      'sun/before/eases': ['the worry looks smaller in good company'],
      'sun/before/presses': ['the worry may be hidden behind a good performance'],
      'sun/after/eases': ['you may be yourself again without the worry'],
      'sun/after/presses': ['somebody may still treat you as if the worry were there'],
      'mercury/before/eases': ['the worry may be answered by a plain fact'],
      'mercury/before/presses': ['the worry may get into every conversation'],
      'mercury/after/eases': ['you can talk about the worry in the past tense'],
      'mercury/after/presses': ['a message may wake the worry for an hour'],
      'venus/before/eases': ['somebody may distract you from the worry in the nicest way'],
      'venus/before/presses': ["you may comfort somebody else about the worry that's yours"],
      'venus/after/eases': ['you can enjoy something without the worry beside you'],
      'venus/after/presses': ['you may treat yourself for having got through the worry'],
      'mars/before/eases': ['you can use up some of the worry by moving'],
      'mars/before/presses': ['the worry may make you hurry'],
      'mars/after/eases': ['you can do the thing that the worry kept you from'],
      'mars/after/presses': ['you may be angry about the time the worry has taken'],
      'jupiter/eases': ['somebody may take part of the worry off you'],
      'jupiter/presses': ['the worry may turn into a general gloom about the world'],
      'saturn/eases': ['the worry can be looked at with somebody who knows about such things'],
      'saturn/presses': ["you may be tired of the worry before it's over"],
      newMoon: ['a part of the worry can be handed to somebody whose job it is'],
      fullMoon: ['the worry may make you cry at something silly'],
      back: ['an old worry may look in'],
      on: ['the result or the call that the worry was about may come'],
      'outer/eases': ["you've been trusting things more for some years now"],
      'outer/presses': ['you may be anxious without knowing what the worry is'],
    },
    stakes: {
      mercury: [
        {
          asks: "You've looked at it from so many sides that it has become the most familiar thing you own.",
          leaves: "You'll go over it once more, for old times' sake. It should take less long.",
        },
      ],
      jupiter: [
        {
          asks: "You say that it'll be all right, and you've said it so often that nobody hears the effort.",
          leaves: "You'll have to be the cheerful one again for somebody. You can be half of it.",
        },
      ],
      saturn: [
        {
          asks: 'You plan for it, and each plan makes it more real.',
          leaves:
            "You'll still have a plan for the worst. It can lie in a place you don't pass every day.",
        },
      ],
      sun: [
        {
          asks: "You're proud of not showing it, and you've had no rest from not showing it.",
          leaves: "Somebody may see you shaken. They'll have forgotten it sooner than you will.",
        },
      ],
      moon: [
        {
          asks: "You notice it in your appetite and your sleep before you'd call it anything.",
          leaves: 'Your stomach will remember it for some time. Warm food helps with that.',
        },
      ],
      venus: [
        {
          asks: 'You ask other people about theirs, and they tell you, gladly and at length.',
          leaves: "You'll be asked how you are. You can answer with more than one word.",
        },
      ],
      mars: [
        {
          asks: "You clean, run, or repair something at odd hours, and it's still there when you stop.",
          leaves: "You may be restless for another week. It's only the engine running down.",
        },
      ],
    },
  },
]
