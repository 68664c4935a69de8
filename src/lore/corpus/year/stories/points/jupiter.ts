import type { PointStory } from '../../../../year-ahead.ts'

export const jupiterStories: readonly PointStory[] = [
  {
    cast: {
      sun: "the person you'd be if the hope came true",
      moon: 'the comfort of having something to hope for',
      mercury: 'the joke you keep the hope behind',
      venus: "the people you'd like to have along",
      mars: 'the first step toward it, which is small and dull',
      jupiter: 'the hope at its full size',
      saturn: 'the word unrealistic, and the person you have it from',
      uranus: 'the chance that comes without an appointment',
      neptune: 'the daydream that gives you some of it in advance',
      pluto: 'the envy of people who have a piece of it',
    },
    before: {
      jupiter:
        "The hope grows in good weather, and soon it includes a guest room and a view. You tell everyone about it as a lovely dream, and that's one way to keep it a dream. At that size it has no first step on it anywhere.",
      saturn: [
        'You work out what the hope would cost and put the figure away, as though it had refused you. Figures of that kind look different by the month. You may have stopped one calculation short.',
        "Being realistic takes up the whole day. When the hope comes up, you make your usual joke about it before anyone else can. It's a tired joke by now, and you notice that you don't find it funny.",
      ],
      uranus:
        'The hope breaks out as a plan to quit everything by the weekend, and for several days you mean it. Most of that is impatience at having waited so long. Some of the same energy could go into something smaller, such as a phone call.',
      neptune:
        "You daydream about your hope so well that you get part of the satisfaction in advance. In the dream nobody has to fill out a form. If one dull detail of it still appeals to you, the early hours or the bookkeeping, it's a hope you could live with.",
      pluto:
        "The hope won't leave you alone, and you envy anyone who has a piece of it. Envy is a rude guide, and it usually knows the address. Behind the other person's success there's usually one thing in their day that you'd like in yours.",
      eases: [
        'Somebody may take the hope seriously before you have time to make light of it. They ask one practical question, when or where, and you have the answer ready. You seem to have been planning it behind your own back.',
        'You take a small step toward it for the fun of it, a look at the place or a talk with someone who does it for a living. Nothing is decided by that, but the hope comes home a little less grand and a good deal more likely.',
      ],
      solar:
        "The hope could get its first fixture, an account with its name on it or a line in the calendar. It'll look too small for what it's meant to become. You can begin there without having said yes to all of it.",
      lunar:
        "One of your hopes turns out to be over. It may be an old one, or one that others had for you, and you've been defending it out of habit. Behind it you can see the one you still have, larger than you've let on.",
    },
    after: {
      jupiter:
        "Since you've said it aloud, help comes in more sizes than you can use. Everyone seems to know a person you have to meet. It's good of them, and the hope is at some risk of being run by a committee.",
      saturn: [
        "The hope has a date now, and the date has consequences. Something pleasant has to be gone without for its sake, and you resent that for longer than you'd expected. You look at the price again and find that you'd still pay it.",
        "There's a stretch with nothing to show. You do what you said you'd do about the hope, on the side and half tired, and it looks no different from ordinary work. It is ordinary work, which is the part the daydream had left out.",
      ],
      uranus:
        'The plan may get a jolt and come back in another form, in a different city perhaps or on a different budget. You miss the first version for a while. Under the new wrapping it may well be the same hope.',
      neptune:
        "Some of the glow has gone, and you wonder if you ever wanted it. You're more likely tired than wrong. The hope was bright because it was far off, and close up it needs upkeep like anything else.",
      pluto:
        "You find out what else you'd meant to get with it, admiration perhaps, or the last word in an old argument. That's no disgrace. With it taken out, the hope may be a size smaller, and you'd want it even if nobody heard of it.",
      eases: [
        "A piece of it comes true, quietly enough that you could miss it. You've got the first customer, say, or the free afternoon, and you're already fretting about the next piece. This one used to be the unrealistic part.",
        'You can speak of the hope in the voice you use for groceries, and people answer in the same one. Somebody may have a spare room, or a cousin in the business. Being realistic was the argument against it, and now it helps you get it done.',
      ],
      solar:
        "A second step is possible, and it can be larger, because you've learned that the hope doesn't break when it's handled. It may mean putting some money in, or letting another person in. The size is still up to you.",
      lunar:
        "You see what has become of the hope so far. Some of it's here, and some belonged to a person you no longer are. The part that's here could use an evening of being enjoyed, before you start to improve it.",
    },
    turns: {
      presses:
        "The hope meets its price, and the joke you've kept it behind doesn't work anymore. Somebody may call it unrealistic, and you hear how often you've said so yourself. What it would take fits on one page. You may have to cut it by half, and what's left is the first version that can be started.",
      eases:
        "The hope starts to look possible, and it may be someone else who says so first. For once you don't argue. You say what you'd want and roughly by when, and it sounds less foolish in the open than it did in your head. The step you'd have put off for years takes a phone call.",
    },
    closes: {
      presses:
        "You hope for the thing you make jokes about, and you probably know what it costs. It has to get smaller, or come later, before it can be started, and it's still worth having at that size. What it can't use is another year of being called unrealistic.",
      eases:
        "You hope for what you describe best when you're pretending not to mean it. It's nearer than you allow yourself to think, and in this year the people with some influence on it are inclined to help. They only need to hear it from you without the smile.",
    },
  },
  {
    cast: {
      sun: "the life you'd have if you stopped at enough",
      moon: 'the contentment of an ordinary evening',
      mercury: 'the sums you do about what would be enough',
      venus: 'the nice things, each of which is good on its own',
      mars: 'the appetite that gets up again after dinner',
      jupiter: 'the yes you say to everything that looks good',
      saturn: 'the line you draw, and draw again',
      uranus: 'the urge to give half of it away',
      neptune: "the vague hunger that more doesn't fill",
      pluto: 'the amount at which you would stop wanting, which keeps moving',
    },
    before: {
      jupiter:
        "One good thing leads to another, and each of them needs only an hour. You're the happiest person you know and the hardest to get hold of. What's running short is hours, and nobody has offered you more of those.",
      saturn: [
        "You've said yes to a little more than there are days for, and you make up the difference in sleep. Each thing on the list is worth doing. That's the trouble with it, since a bad plan would be easy to cut.",
        "Something you'd been counting on may not come through, so there's no more to be had just now. It's only half unpleasant. You miss the thing itself less than the looking forward, which says something about how much you needed it.",
      ],
      uranus:
        "You'd like to clear the entire calendar in one afternoon, or else to add a motorcycle to it, and both come from the same crowded feeling. One commitment fewer would probably relieve it, and you know which.",
      neptune:
        "You want more and couldn't say of what. You look at other people's vacations and at houses for sale, and feel vaguely poor afterward. It's a hunger that more of anything won't reach, and some of it may be plain tiredness.",
      pluto:
        "There's a figure in your mind at which you'd have enough, of savings or of people who'd call you back, and it moves up whenever you get near. Nobody but you is moving it. Something you once did without may still be doing the counting.",
      eases: [
        "There's plenty, and you enjoy it, mostly because none of it is urgent. You have time for a second helping of what's already yours, an old friend or a book you know. It's a kind of more that takes up no room.",
        "You turn something down almost without thinking, because you're comfortable where you are. Nothing is lost, and the person asking hardly blinks. It had never occurred to you that a no could be given in a good mood.",
      ],
      solar:
        "Something new is on offer and could be begun, and it's a good one. It has to be taken out of something else, which the offer doesn't mention. If you can name what that would be and not wince, you want it.",
      lunar:
        'One thing has plainly become too much. You can tell from how you sigh on the way there, and the end of it is in view, or at least the end of pretending. It may be the smallest item on your list.',
    },
    after: {
      jupiter:
        "Word gets around that you have time, and the offers improve. You decided what was enough when the choice was poorer, so it's only fair to look again. You could even say yes to one of them, if something else moves over for it.",
      saturn: [
        'What you turned down may go to somebody else, who looks very happy with it. For a week or two, enough feels like too little. You still have the hours that you kept free, and using them helps more than watching.',
        "You've cut back, and in the quiet you meet a few things you'd been too busy to look at. They aren't all pleasant. A worry that gets an unhurried evening tends to shrink, though, and in the full calendar it never got one.",
      ],
      uranus:
        "Something may leave your life faster than you'd have cut it, a project or a plan with somebody. You reach for a replacement before you've felt the gap. Left open for a while, it may prove to be just what you wanted more of.",
      neptune:
        'The line you drew has got blurry, and so many nice exceptions have slipped across it that you can hardly remember agreeing to them. Enough had been a number, and if you go back to that number, you know what to cancel.',
      pluto:
        'You see who liked you better when you did more, and how much you liked being needed for it. Being in less demand feels, for a time, like being less. Some people come by with no purpose at all, and you have an hour for them now.',
      eases: [
        "Asked to take on more, you say no, and it comes so easily that you notice only later. The time goes to something you used to rush through. It's the same supper or the same walk, and there's twice as much of it.",
        "A friendship that was always fitted in at the end now gets the middle of the evening, and you hear things you'd have missed. By any count there's less in your week. You'd be the first to say that it's fuller.",
      ],
      solar:
        "There's a free place in your week, and something can go into it with care, useful or not. What you want more of may be quite modest, and modest things are the first to be crowded out if nobody gives them a time.",
      lunar:
        "You come to the end of something good, and you let it be finished. No sequel is necessary. Having had enough turns out to be a pleasure of its own, and it doesn't come often in a life with this much going on.",
    },
    turns: {
      presses:
        "You've got more than you can look after, and it shows in what you forget. Something has to be given up that you like, and you'll think of excellent reasons to keep it. It can be done politely, in one message. The hours that come back are your first look at what enough might be.",
      eases:
        "There's a great deal to choose from, and you're in the right mood for choosing. You take what you'd also want when you're tired, and leave the rest to people who need it more. Saying no from the middle of plenty is easier than it will ever be from exhaustion.",
    },
    closes: {
      presses:
        "You want more time with what you already have, and less that's new and needs looking after. The hard part is that the new things are good ones, and they keep coming. A friendly refusal takes a minute at the start and a month once you've begun.",
      eases:
        "You want more of a few things you've already got, and less of what merely happens to be available. The year is generous, so choosing is a pleasure, and most offers can be passed along to someone who'd love them. Enough is about as much as you have time to enjoy.",
    },
  },
  {
    cast: {
      sun: "the person who'd act on what they believe",
      moon: "what you believe when you can't sleep",
      mercury: 'the good arguments you have for it',
      venus: 'the people you believe it with',
      mars: 'the deed that would show you mean it',
      jupiter: 'the conviction that carries you away',
      saturn: 'the gap between what you believe and what you do',
      uranus: 'the question that your beliefs have no answer to',
      neptune: 'the emotion that feels like having done something',
      pluto: "the zeal that covers a spot where you don't live up to it",
    },
    before: {
      jupiter:
        "You agree with a great many good causes and tell people so at length, with real conviction. Some money goes here and a signature there, and none of it takes an evening you'd meant to spend otherwise.",
      saturn: [
        "Acting on what you believe would be inconvenient just now, and you have a good reason. There's one most of the time. You notice that you talk about the matter a little louder in the weeks when you've done nothing for it.",
        "Near you there's probably a person who hardly mentions what they believe and stays afterward to stack the tables. You feel slightly caught. It would be simple to find fault with their opinions, and simpler to take the other end of a table.",
      ],
      uranus:
        "You stop believing something from one week to the next, or you're suddenly on fire for something else. The people who know your old speech are puzzled. Before there's a new speech, the new belief could be tried out on something practical.",
      neptune:
        "You're moved, by a film or a talk, and feel for days as if you'd done something about it. The feeling is honest, and it wears off. If it's still there after you've read the list of what they need volunteers for, you believe it.",
      pluto:
        "You want to convert somebody and can't leave it alone. Part of what makes you so fierce is a spot where you don't live up to it yourself. That spot is much smaller than the argument, and unlike the other person it's within your reach.",
      eases: [
        "You do something decent that takes no deciding, a neighbor's shopping or an honest word for someone who isn't there. If asked, you wouldn't call it a belief. It's closer to one than most of what you'd argue for over dinner.",
        "Chance may put you among people who act on what they believe, and they're ordinary and rather fun. You'd thought it was a matter of having the right convictions. What they'd like to know is when you're free and if you have a car.",
      ],
      solar:
        "A belief of yours could turn into a small act, quicker to do than to announce. One visit would be enough, or a change in where your money goes. Your opinion on the subject may shift a little, because by then you'll have been there.",
      lunar:
        "You see the distance between what you say and what you do, in a case you'd overlooked. It's embarrassing in a useful way. Either of the two can be moved, and a shorter speech is as honest as a larger deed.",
    },
    after: {
      jupiter:
        'You act on what you believe now, and you want to do so on a grand scale. There may be talk of a campaign, or of you running the place. What drew you in was a few hours with actual people, and a bigger plan tends to cut those first.',
      saturn: [
        'What you believe has begun to cost you something, a free weekend or the comfort of having everyone agree with you. You grumble, and you go. It settles how much you mean it better than any debate could.',
        "The work is slow, and nobody is especially grateful. You weren't doing it for thanks, and it turns out you'd have liked some. The belief is just as true on such days, and it's all right to serve it with a shorter shift.",
      ],
      uranus:
        "People who believe what you do may fall out with each other, or a fact turns up that doesn't suit any of you. You needn't drop the whole belief or defend the whole of it. You've been close enough to say which part you'd go on doing.",
      neptune:
        "You lose sight of the belief behind the work. All you see is phone lists and parking, and the idea that brought you seems to have been somebody else's. Ten minutes with one person who's been helped by it does more than rereading the principles.",
      pluto:
        'You notice how good it feels to be in the right, and how little you like it when others help in the wrong spirit. That has more to do with power than with what you believe. Doing a share of the work unseen tends to take care of it.',
      eases: [
        'What you believe and what you do have grown so close that you seldom mention either. Somebody may ask why you bother, out of plain interest, and your answer is one sentence long. It used to take you most of a dinner.',
        "You can be fair to a person you disagree with, since you have nothing to prove. Perhaps they even come and help, for reasons you don't share. The thing gets done by two people who believe quite different things about it.",
      ],
      solar:
        "Another part of it can be taken on, and you know by now what you have the stamina for. You may be the one who shows a newcomer around. They'll arrive with large convictions, and you'll be able to tell them where the boxes are.",
      lunar:
        "Acting on your belief has led somewhere, and it isn't what you'd set out to prove. Perhaps one person is better off, and you're less sure of your theory. You'd make that trade again.",
    },
    turns: {
      presses:
        "What you believe comes up in a case where acting on it isn't free. You could be right and stay home, as people mostly do. If you act, it's awkward and rather small, and someone may tell you that it changes nothing. It does change what you can say about yourself without blushing.",
      eases:
        "You're among people who believe what you do, and they're about to do something. They have a place for you, and it takes no heroism, only a few hours and a phone. The first time, you go out of curiosity. By the second it has stopped being an opinion.",
    },
    closes: {
      presses:
        "You believe enough in what you'd do on a wet evening with nobody watching, and that's a shorter list than your opinions. It probably concerns a few people you could name. Acting on it costs you something this year, and the cost shows which of your convictions are your own.",
      eases:
        "You believe in being of use to people you can see, enough to give up an evening for it. The larger convictions may be true as well, though they come without an address. It's an easy year to begin in, since others are at it already and would be glad of one more.",
    },
  },
]
