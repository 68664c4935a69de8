import type { YearStory } from '../../../../year-ahead.ts'

export const eighthStories: readonly [YearStory, YearStory] = [
  {
    cast: {
      sun: 'the wish to stand even with people',
      moon: "the discomfort of being in somebody's debt",
      mercury: 'the list of who owes whom what, which you could recite',
      venus: 'the kindness that both of you keep count of',
      mars: 'the blunt word about money that nobody wants to say',
      jupiter: 'the presents that leave a small entry somewhere',
      saturn: 'the debt your conscience puts too high',
      uranus: 'the wish to pay it all at once and be out of it',
      neptune: 'the arrangement that was left vague to be nice',
      pluto: 'the hold that a debt gives one of you over the other',
      asc: 'how you look when you have to ask for something back',
      mc: 'the name you have for being good for it',
    },
    before: {
      jupiter:
        "People are generous with you, or you are with them, and nobody's counting. It feels fine while it lasts. Each kindness leaves a small entry in an account that you don't keep on paper, and you could recite it if pressed.",
      saturn: [
        "What you owe comes to mind at odd moments, mostly while you're paying for something else. It makes you a little too agreeable with the person in question. You haven't looked at the sum, and it grows when nobody looks.",
        "Money is tight or time is, and you're still covering for another person out of politeness. You mention it by sighing. They may honestly not know, because you act as if it were nothing.",
      ],
      uranus:
        'A shared arrangement, such as a lease or a subscription for four, may come undone in a hurry. All at once there are figures. They frighten you less than the vagueness did, and part of the money may turn out to be owed to you.',
      neptune:
        "Nobody remembers who paid for dinner last time, or who offered what. You let it go, since asking would look petty. The feeling that stays behind is more expensive than the dinner was, and you're the one who goes on paying for it.",
      pluto:
        'A debt is being used for something, by you or by the other person. One gets to be kind and one gets to be grateful, and the parts never change hands. You may notice how little either of you would like to see it paid off.',
      eases: [
        "Something small that you owed goes back without your having been asked, and the talk afterward is easier than you're used to. It had been in the way, apparently, for all its smallness. You begin to look around for the next one.",
        "Something you're owed comes up in a friendly tone, and you don't wave it off. You name the amount. There's a second of embarrassment and then, most likely, a transfer.",
      ],
      solar:
        "A clearer arrangement can begin here, about money or favors, before there's anything to be annoyed about. You settle beforehand who pays for what. It feels unromantic for about a minute, even among friends.",
      lunar:
        "The true size of an account that you'd only felt comes out, on a statement or in a remark about what was done for you. It's smaller than your conscience made it, or larger than your pride did. Either way it has become something that could be settled.",
    },
    after: {
      jupiter:
        "With the accounts clear, people can be generous again. A present may come your way, and you take it without working out what you'd have to give in return. You might give one yourself and actually forget it.",
      saturn: [
        "Paying off what you owe takes longer than clearing it up did. It's so much a month, or so many favors, and the relief of having talked has worn off by now. What keeps you at it is that the number only goes down.",
        "An account you'd thought was closed may be brought up again by a person who remembers it differently. You know what was paid and what it was for. It's unpleasant to be doubted, and you manage to be exact without getting loud.",
      ],
      uranus:
        'Circumstances change, and what was fair stops being so. One of you may earn more, or suddenly have other plans. You bring it up before it goes sour, and the other person is probably surprised into being reasonable.',
      neptune:
        "It's tempting to let the accounts go vague again, because being exact is tiring and everybody's so nice about it. You say never mind about a small sum. Before long you do mind, and it's still early enough to mention it.",
      pluto:
        "Being even takes something away, too. What was owed tied the two of you together, and now you have to find out whether you'd see each other without it. You may catch yourself running up a little debt, just to be sure.",
      eases: [
        "A favor is asked of you, and you name what it would cost you, in hours or in dollars. The other person thinks it over and probably agrees. Left unsaid, it would've become one more thing you were owed.",
        "With nothing owed, the two of you can disagree. You turn down advice from a person who helped you out, and it doesn't feel like treason. They may even look relieved at being argued with.",
      ],
      solar:
        "Something can be shared from scratch, on terms that you've both heard. It may be a car or a rented cabin, or looking after somebody by turns. Each of you says at the start what you'd put in, and how you'd get out of it again.",
      lunar:
        "The last payment may get made, or a debt may be forgiven in so many words. It makes very little noise. You look for the old discomfort when that person calls, and there's only the person.",
    },
    turns: {
      presses:
        "Something comes due, of money or of kindness, and being nice won't cover it. It has to be counted. The two of you may sit over a list, both embarrassed, each remembering what the other left out. At the bottom there's a figure, and a figure can be paid.",
      eases:
        "Nobody's in a mood to argue, so it's a good time for clearing up what is owed. You bring a sum or a favor into the open, and an afternoon is enough to deal with it. People may be fairer than you'd feared. You also hear, perhaps with surprise, what they think they owe to you.",
    },
    closes: {
      presses:
        "You owe less than your conscience says, and you're owed something that you've been too polite to bring up. Counting takes an awkward hour, and you may need to be pushed into it. Once a debt has been paid or forgiven out loud, the two of you are free to disagree.",
      eases:
        "You owe a few small things that can be given back within weeks, and you're owed one larger thing that you only have to mention. People are fair about it this year if they're asked. What's left unsettled by the end is mostly what you'd rather be nice about.",
    },
    next: {
      presses: [
        'One loose end with money in it stands between you and a trip. Settling it takes an afternoon, and you leave with a better conscience.',
        'A bill from the old arrangement follows you to where you are. It gets paid from there, and it ought to be the last.',
        "A trip or a course costs money that you've only just stopped owing. Counted properly, it's possible on a smaller scale.",
      ],
      eases: [
        'With nothing left hanging over you, you can go away for a week and not check in. You come back to people who owe you nothing but the news.',
        'The money that went to old debts is free for something farther off. Putting the first of it aside is a real pleasure.',
      ],
    },
  },
  {
    cast: {
      sun: 'the pride of managing alone',
      moon: 'the wish that somebody should know how you are',
      mercury: 'the funny version you tell instead',
      venus: "the one person you'd rather not burden",
      mars: 'the independence that gets to the phone last',
      jupiter: 'the talk with strangers, who get the entertaining part',
      saturn: "the lock on what's really the matter",
      uranus: 'the evening on which it all comes out to the wrong person',
      neptune: 'the hope of being understood without saying it',
      pluto: 'the fear that someone would have something over you',
      asc: 'the fine you say at the door',
      mc: 'the competent person nobody worries about',
    },
    before: {
      jupiter:
        "You're in a talkative mood and tell a good deal to people you hardly know. It's the entertaining part, and you tell it well. The one who could help with the rest goes on hearing that you're fine.",
      saturn: [
        "You manage, as usual, and it takes all you have. People would help if they knew, and you see to it that they don't. There's some pride in that and a lot of tiredness, and by evening you can't tell which of them is answering the phone.",
        'You tell one person one small thing, as a test, and watch what becomes of it. For weeks nothing does. Trust is slow with you, so this may be further along than it looks.',
      ],
      uranus:
        "Somebody you wouldn't have picked may catch you at a bad moment, without your usual face on. It takes them a second to see how things are. They might do nothing more than bring you a sandwich, and you go on thinking about that sandwich for quite some time.",
      neptune:
        "You'd so much like to trust somebody that you might overlook who it is. Confiding comes easily late in the evening and feels different by breakfast. There may be a duller person nearby who has known you longer and repeats nothing.",
      pluto:
        "You find out how much you've been guarding about yourself, and how well. It may begin with a form that asks whom to call. The line stays blank, or gets a name from habit, and it bothers you more than a line on a form has any right to.",
      eases: [
        "You tell one person a bit more than you'd planned. What you get for it is probably a practical question, in place of the pity you were afraid of. It's surprisingly restful to be asked what day would be good.",
        "Somebody may let you see how things really are with them. You handle it with care, and you don't think any less of them. It occurs to you that they might do the same with what you're keeping from everyone.",
      ],
      solar:
        "One person can be let in here, starting with something that you could afford to have known. It might be what you earn, or what keeps you awake. The way they carry it tells you a good deal, and there's no hurry about the next thing.",
      lunar:
        "A person may turn out to have known for a while how things are with you, and to have kept it to themselves. So the brave front was mainly for your own use. It's a little mortifying, and it also tells you whom to trust.",
    },
    after: {
      jupiter:
        "Having told one person, you feel like telling many. It's a relief to be known, and you may go a bit far with it at somebody's dinner table. No harm is done, though the one you trusted first might like to stay ahead of the crowd.",
      saturn: [
        "The one who knows may be tired or busy, and you go back to managing alone so as not to be a burden. You notice it sooner than you used to. Asking a second time is harder than the first, since it can't pass for an exception.",
        "In your turn you're trusted with something, and it weighs. It can't be repeated, and you can't fix it. It shows you what you asked of the other person when you told them about you, and that it was bearable.",
      ],
      uranus:
        "A careless word may get out, and at first you're sorry that you ever told anyone. You ask about it, more sharply than you meant to. It was probably thoughtlessness, and your trust comes through a bit less innocent and otherwise whole.",
      neptune:
        "You assume that a person you've told so much can see how you are by now, and they assume that you'd say. In this way the old distance comes back with nobody wanting it. A plain report on your week is enough to end it.",
      pluto:
        "You test the person you trusted, without quite meaning to. You go silent and wait for them to come after you. What's under it is a fear that they now have something over you, and it tends to fade once you see how seldom they think of it.",
      eases: [
        'The person who knows treats it as an ordinary fact about you, like the town you grew up in. They may ask about it between two other subjects. Coming in second behind the parking situation is oddly comfortable.',
        "You leave something real in another person's hands, such as a password or a week of looking after things, and go off without instructions. It'll be done differently from how you do it alone. That bothers you as far as the corner.",
      ],
      solar:
        "A second person can be let in, or the first one a step further. It takes less preparation this time. By now you've seen that what people know about you mostly goes into being considerate.",
      lunar:
        "The last thing you'd kept back comes up, and it's hardly a secret anymore. You say it, or it's said for you, with a certain tenderness. In that person's company there's nothing left for you to manage.",
    },
    turns: {
      presses:
        "You have to rely on a person before you're sure of them, because the load is too much for one. Being independent, which usually gets you through, doesn't get you through this. You make the call and you don't enjoy it. What comes back is help, in all likelihood, and a question about why you waited.",
      eases:
        "It's easier than usual to let a person in, and you've got good judgment about whom. You tell how things really are, perhaps on a long drive, and you're allowed to finish. Nothing has to be done about it. You just aren't the only one who knows anymore.",
    },
    closes: {
      presses:
        "You trust one more person than you've admitted, and you can trust that one with how things really are, bills and bad days included. It probably takes a stretch that's too heavy for one before you do. The worst you're likely to hear is that you could've said something sooner.",
      eases:
        "You trust the person who asks again when you've said you're fine, and you can trust that one with the real answer. This year makes it easy, since you're in the mood to tell. It may begin with something as dull as where you keep your papers.",
    },
    next: {
      presses: [
        "You're drawn to something farther off, and one person has to be left to mind things here. You do trust them, and for the first week you call too often.",
        "Among strangers nobody knows how things are with you, and you're back to saying fine. One honest message home corrects it.",
        "A plan at a distance runs into trouble, and you're inclined to keep it to yourself. There's a person now who'd be annoyed not to have heard.",
      ],
      eases: [
        "You dare more at a distance, because one person at home knows where everything is. It hardly crosses your mind while you're away.",
        "It's easier to be curious about far places when one person knows you well. You send back pictures, and once in a while the truth.",
      ],
    },
  },
]
