import type { YearStory } from '../../../../year-ahead.ts'

export const secondStories: readonly [YearStory, YearStory] = [
  {
    cast: {
      sun: "the part of your work that you'd sign",
      moon: 'the worry about money that wakes up when you do',
      mercury: 'the figure, and the breath you take before you say it',
      venus: 'the niceness that rounds your price down',
      mars: 'the nerve to name a price and stop talking',
      jupiter: 'the generosity that gives the work away',
      saturn: 'the old idea of what someone like you may ask for',
      uranus: 'the day on which you simply charge more',
      neptune: "the hope that somebody will notice what you're worth without being told",
      pluto: "the resentment that knows to the cent what you weren't paid",
      asc: 'how confident you look when the talk turns to money',
      mc: 'what people come to you for and would pay for elsewhere',
    },
    before: {
      jupiter:
        "There's plenty to do and everyone is grateful, and gratitude is mostly what you're paid in. You could fill your weeks with favors and be liked all over town. Each of them has a price that another person would have mentioned.",
      saturn: [
        "The money may come in late, or there's less of it than the work would justify. You go over your hours and find some that aren't on any bill. Those are the ones people thank you for most.",
        'You have a figure in mind, and by the time you open your mouth it has gone down by a third. Nobody had to bargain. You did that for them on the way there, out of politeness.',
      ],
      uranus:
        "You blurt out a price, much too high by your standards, in the tone of a person who's been insulted. It may even be accepted. What you've been asking up to now looks strange next to it.",
      neptune:
        "What you're owed stays unspoken, since it's all among friends and will surely be settled somehow. Each side has a different sum in mind. You know the odd feeling of being paid in lunch.",
      pluto:
        'It eats at you that someone does well out of work you do for little. You figure out their share on the back of an envelope, more than once. The resentment has its uses, being the most exact price list you own.',
      eases: [
        "A stranger may ask what you charge for something you've always thought of as a favor, and have to repeat the question. They'd taken it for granted that it costs money. You name a figure to be polite, and it's too low, but it's a figure.",
        "You mention a sum without working up to it, in the voice you'd use for telling the time. The talk goes on. It leaves you wondering about the speeches in which you usually wrap a price.",
      ],
      solar:
        "Paid work of a new kind, or a better rate for the old kind, can start from one message here. It needs a figure in it. The one you think of first is nearer the mark than the one you'd send after lunch.",
      lunar:
        'You see in black and white what you earn and what for, on a statement or a tax form. One of the lines stands for a great deal of work and very little money. That arrangement has had its day.',
    },
    after: {
      jupiter:
        "At your price there's still more work than you can take on, which is a pleasant way to learn that it isn't high. You're tempted to accept all of it. Either the rate goes up or your hours do, and that's now for you to say.",
      saturn: [
        "A cheaper offer than yours is probably around, and you may be made aware of it. You say once what's included in your figure and let it stand. Anyone who leaves over the difference was probably going to leave over the next one.",
        "In a slow month you'd like to go back to the old price, just until things pick up. You remember what you thought of that price while you were taking it. Fewer hours at the right figure come to about the same money, with some daylight left over.",
      ],
      uranus:
        "Out of nowhere you may be offered something other than money for what you do, such as a trade or a title. It sounds like fun, and it might be. In your head you turn it into money before you answer, and that's a new habit.",
      neptune:
        "Old friends may forget that you charge now, and you half hope they will. It's embarrassing to send them a bill and sadder to stop wanting to help. A few things can stay gifts, as long as you're the one who says which.",
      pluto:
        "The money talk turns personal, and under the figure lies the question of who needs whom. You hold to your price with a calm that's new to you. It may be that you'd manage without this deal, and people hear that sort of thing.",
      eases: [
        "Your figure may come back to you out of another person's mouth, as if such things had always cost that. They might even warn a friend that you aren't cheap. It's nicer to hear than any thank-you.",
        "The money you asked for is likely to be there when it was promised, and you do the work better for it. Nothing in you keeps count on the side. You hadn't known how much attention that took.",
      ],
      solar:
        "You've got a price by now, so a new kind of work can be offered with the figure in the first line. It may be something you'd have done as a hobby. The first person to pay for it sets the custom for the rest.",
      lunar:
        'An old arrangement comes up again, from a time when it was enough to be asked. You see what it pays and what it would have to pay. Either the number changes or those hours are yours.',
    },
    turns: {
      presses:
        "What you've been doing too cheaply shows up here, because there's no longer enough left over to cover for it. A figure has to be said to a person who'd prefer not to hear it. You say it with a dry mouth and add nothing. The silence that follows is theirs to deal with.",
      eases:
        "If there's a sum to ask for this year, these are the weeks for it. People know what you're worth to them and are in a mood to say so in money. You name the first figure you thought of. The main difficulty may be to keep a straight face when they agree.",
    },
    closes: {
      presses:
        "You should be paid for what people come to you for and call a favor, and the amount is the figure you thought of before you made it smaller. Some won't pay that, and the hours they used to take are yours again. With the others you end up charging more and explaining less.",
      eases:
        'You should be paid for the help that everyone is so grateful for, at the first figure that comes to your mind. Most of the people you put it to are likely to nod. Their opinion of your price was never the hard part.',
    },
    next: {
      presses: [
        'The figure has to be said in passing now, on the phone or over a fence, without a run-up. The first few times you talk for too long after it.',
        "Word of your price gets around, in a version that's a bit too high. You correct it by very little.",
        "A neighbor or a cousin may ask for some small thing, and what you charge comes up between you. It's an awkward minute, and both of you survive it.",
      ],
      eases: [
        "You say what you charge in the way you'd give directions. People thank you and write it down.",
        'Talk about what you earn has turned into ordinary talk. It takes up one line of a message and gets a thumbs-up.',
      ],
    },
  },
  {
    cast: {
      sun: "the life you'd call enough if nobody were comparing",
      moon: 'the need to have something put by',
      mercury: 'the sums you do in your head at night',
      venus: "the nice things you'd buy back first",
      mars: 'the appetite that wakes up at the sight of more',
      jupiter: 'the bit more that would be better still',
      saturn: 'the fear of running short, which counts more carefully than you do',
      uranus: 'the wish to own half of it and be free of the rest',
      neptune: 'the rest you expect from the next raise',
      pluto: 'what having more was supposed to protect you from',
      asc: 'what your clothes and your car tell people about enough',
      mc: 'the standard of living that goes with your name',
    },
    before: {
      jupiter:
        "There's more around than usual, and you get used to it fast. What you'd have called a treat becomes the regular order. As your means go up, the amount that would let you rest goes up right along with them.",
      saturn: [
        "Money is tight, or feels that way, and you start going without things that cost next to nothing. It's a strange kind of thrift that argues over coffee while the large bills walk by. As long as you haven't settled what amount would be safe, none will be.",
        "You do the sums late in the evening and they come out all right, so you do them again. It's hard to believe a number when you were hoping for a feeling. The feeling would always like a few thousand more.",
      ],
      uranus:
        "You buy something large on a whim, or clear out a pile of what you own, and feel wonderfully light for two days. It's one way of getting out from under the question. How much you need to have is still open on the third.",
      neptune:
        "You've lost track of what comes in and goes out, and you like it a little better that way. As long as nobody adds it up, there might be plenty. There might also be a subscription in there from another era of your life.",
      pluto:
        "It won't leave you alone that a certain person has more. The comparison runs along under the day and spoils things that were good enough at breakfast. What you envy, on a closer look, is how little they seem to think about it.",
      eases: [
        "You pass by something you could have bought and notice only a block later. The wanting didn't come along. For some weeks you have the odd sensation of owning what you need.",
        "Something you already own gets used for once, the good plates or the bicycle, and it beats the thing you'd been pricing. The purchase can wait. It doesn't feel like going without.",
      ],
      solar:
        'These are good weeks to begin an honest account of what your days cost, with no resolutions attached. One month on one page is plenty. It lets the amount you carry around in your head meet the one that you spend.',
      lunar:
        "It comes to light what one of your comforts really costs, in money or in the hours behind the money. You may find that it's worth that. If it isn't, you could have enough without it and hardly miss it.",
    },
    after: {
      jupiter:
        "If you're offered more, it isn't obvious for once that you should take it. More pay comes with more hours, or more space comes with more to clean. You know what is enough by now, so you can afford to think it over.",
      saturn: [
        'An unplanned expense may take a bite out of your margin, which is what a margin is for. You still feel robbed for an evening. Building it up again is dull work with nothing frightening in it.',
        "You have to turn down something that friends pay for without thinking, a trip maybe, and you give the plain reason. It's over your limit. One of them may ask you later, in private, how you worked out the limit.",
      ],
      uranus:
        "What comes in or what goes out takes a jump, and the amount you'd settled on has to be settled again. You find that you know how it's done. It takes an hour at the table, and you sleep that night.",
      neptune:
        "The old worry drifts back in with no sum attached. You look at the account, and it's fine, and the worry goes on chirping like a smoke detector with a low battery. Knowing what is enough doesn't stop the noise, but you do know that nothing's on fire.",
      pluto:
        "You notice what having more was meant to protect you from, and it isn't being poor. It may be having to ask anyone for anything. A fear like that can be looked at directly, which is cheaper than paying it off every month.",
      eases: [
        'An ordinary month goes by, paid for and with a little left, and you catch yourself calling it a good one. Nothing was bought to make it so. What it cost is roughly what enough is, and you could write the sum down.',
        "A wish comes and goes without costing you anything, and you almost miss its leaving. The margin stays where you put it. There are whole afternoons now in which money doesn't come up.",
      ],
      solar:
        'Knowing what is enough for the rest, you can begin to put something aside for a thing you really want. It may be a small sum, under a name that only you understand. Saving is a different business when it has somewhere to go.',
      lunar:
        "A possession that you've kept just in case comes up for a decision, and you see that the case isn't going to arrive. Sold or given away, it leaves you with as much as you need. It also leaves a free corner.",
    },
    turns: {
      presses:
        "You live on less here, because you have to or because you've decided to see how that goes. Some of what you cut you want back at once, and some you forget you ever had. The line between the two is the answer that no calculation gave you. It runs a good way below the point where you start to worry.",
      eases:
        "There's enough here, and you're calm enough to see it. What comes in probably covers what you'd want from a month, with something over. It's a good time to fix the amount, because no part of you is scared while you do it. An amount fixed in that mood doesn't have to move when you get near.",
    },
    closes: {
      presses:
        'Enough is the price of an ordinary good month, plus a margin for the other kind. You find the amount by going without for a while and noticing what you miss. It comes out smaller than the sum you worry about, and a sum with a reason behind it is easier to leave alone.',
      eases:
        "Enough is what a good ordinary month costs you, with a margin on top that you set once. You're probably closer to it than it feels. While money isn't pressing, the amount can be fixed by daylight, and then it's meant to stay where it is.",
    },
    next: {
      presses: [
        "You have to tell a person why you don't want more, and it sounds odd even to you. The second time you say it in fewer words.",
        'Everyone around you seems to be talking about what they bought. You keep your own amount in mind, and now and then you mention it.',
        "A talk about money goes badly because the other person's idea of enough is nothing like yours. It takes more than one conversation to lay the two side by side.",
      ],
      eases: [
        'You can say what you need without sounding poor or proud. It makes you easy to plan a trip with.',
        "If you're offered more, your no is a friendly one. The conversation goes on to better subjects than money.",
      ],
    },
  },
]
