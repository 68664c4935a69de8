import type { YearLanes } from '../../../year-ahead.ts'

/** What a transit of Neptune opens, reviews, and settles. */
export const neptuneLanes: YearLanes = {
  sun: {
    eases: [
      {
        begins: [
          'You soften toward your own ambitions and they get better for it.',
          'Helping somebody with theirs may turn out to be the most satisfying thing you do for weeks.',
        ],
        reviews: [
          "It's fair to ask whether you've been generous or merely vague.",
          'Where it was vagueness, one clear yes makes the difference, and the other person will thank you for the word.',
        ],
        ends: [
          'You know what you want to be good for, in a quieter sense than before.',
          "It can't be put on a résumé, but people come to you for it.",
        ],
      },
      {
        begins: [
          "You don't need to be the center of it to enjoy it.",
          'Singing in a row with others, or helping behind a counter for a good reason, may make you happier than any prize did.',
        ],
        reviews: [
          'A kind picture of yourself is coming true in places.',
          'You can tell which places by asking the people who benefit from it.',
        ],
        ends: [
          'Your ambitions have gotten quieter and more yours.',
          "When you describe what you do, you mention somebody else in the first sentence, and it isn't modesty.",
        ],
      },
    ],
    presses: [
      {
        begins: [
          "You're less sure of what you want than you let on.",
          "Other people's wishes are easy to pick up and hard to tell from your own, above all when they're said with feeling.",
        ],
        reviews: [
          'Which of your promises were really your own can be traced back now.',
          'A few were made in a kind fog, and those can be returned with thanks.',
        ],
        ends: [
          "The fog has lifted off somebody plainer than you'd imagined.",
          'A flattering picture is gone, along with the work of keeping it up.',
        ],
      },
      {
        begins: [
          'Your outline gets soft, so anyone with a firm opinion can draw on it.',
          "You may agree with three people in a day who don't agree with each other.",
        ],
        reviews: [
          "One of the borrowed opinions is put to the test, and you can't remember the arguments for it.",
          "It was good company while it lasted, and now you'd like to hear your own.",
        ],
        ends: [
          "You know who you are again, and you're less strict about it.",
          'You say "I don\'t know" without apologizing, and it seems to make people trust the rest.',
        ],
      },
    ],
  },
  moon: {
    eases: [
      {
        begins: [
          'You feel more with other people than usual, and it does you good.',
          'A film or a song may get to you, and you come out of it gentler with someone close.',
        ],
        reviews: [
          'How much company this tender mood can take is something you find out by overstaying.',
          'The limit comes earlier in the evening than it used to.',
        ],
        ends: [
          'You trust your impressions of people, since several of them have been confirmed.',
          "It's also become clear when you're having an impression and when you're only tired.",
        ],
      },
      {
        begins: [
          "Music gets in everywhere, and so do other people's good moods.",
          "You may sit in a parked car or on a bench until a song is over because it wouldn't be right to leave.",
        ],
        reviews: [
          'There may be somebody for whom you feel a tenderness that has gone unspoken for a while.',
          "It doesn't need a declaration, and a small regular kindness says it well enough.",
        ],
        ends: [
          "You're able to comfort people without fixing anything.",
          "It's made you the one they call on a Sunday evening, which is when it's needed most.",
        ],
      },
    ],
    presses: [
      {
        begins: [
          'Moods drift in from other people, and you carry them around as if they were yours.',
          "You may be kind well past the point where you should've been asleep.",
        ],
        reviews: [
          "It's time to sort out whose sadness is whose.",
          "Often it's enough to ask yourself how you felt before the phone rang.",
        ],
        ends: [
          "You can be close to somebody's trouble now without moving into it.",
          "Your own feelings are less dramatic than theirs were, and you can tell what they're about.",
        ],
      },
      {
        begins: [
          "You're homesick in your own kitchen, for something you can't name.",
          'People close to you may seem far away, as if they were talking behind glass.',
        ],
        reviews: [
          'An old homesickness comes back, and it has a few details this time.',
          "There's a person in it or a place, and at least one of the two can be phoned.",
        ],
        ends: [
          "You've said goodbye to an idea of how home should feel.",
          'How it does feel has a good deal to recommend it, starting with the people who are really in it.',
        ],
      },
    ],
  },
  mercury: {
    eases: [
      {
        begins: [
          "Pictures reach you more easily than instructions do, so you learn by watching somebody's hands.",
          'Asked how you know a thing, you might not be able to say.',
        ],
        reviews: [
          'A hunch has to be put into words, and it loses a little in the process.',
          'What survives deserves to be written down the same day.',
        ],
        ends: [
          "You've found a way to say what used to be only a mood.",
          'People answer it with stories of their own, which means that it got through.',
        ],
      },
      {
        begins: [
          'You guess right more often than you should be able to.',
          'A remark of yours, made without thinking, may tell somebody precisely what they needed to hear.',
        ],
        reviews: [
          'Two of your guesses may turn out wrong, which is useful.',
          'Both were about people you wanted something from, which tells you when to ask instead of guessing.',
        ],
        ends: [
          "You've learned to say a thing and leave a pause after it.",
          'People finish the thought by themselves and believe it the more for that.',
        ],
      },
    ],
    presses: [
      {
        begins: [
          'Messages go astray, and meanings do too.',
          'You hear what you hope to hear, so you may agree to something that was never quite said and turn up for it on the right day at the wrong place.',
        ],
        reviews: [
          'You compare versions with the other person and they differ.',
          "It's nobody's fault, so the sooner the two of you can laugh at it the cheaper it gets.",
        ],
        ends: [
          'Checking what was meant has become a matter of course.',
          'You still hear what goes unsaid, and these days you ask before you act on it.',
        ],
      },
      {
        begins: [
          'Names slip your mind while tunes and faces stay.',
          'You may be sure that you sent it, and find it unsent a week later in all its politeness.',
        ],
        reviews: [
          'An understanding you thought you had with somebody may turn out to be two understandings.',
          "Written down side by side they're both quite reasonable.",
        ],
        ends: [
          "Your memory for facts is back, and you've stopped trusting it alone.",
          'A line on paper after each call has spared you more than one sad surprise.',
        ],
      },
    ],
  },
  venus: {
    eases: [
      {
        begins: [
          'You see people in a kind light, and they tend to step into it.',
          "Beauty of a plain sort stops you on the street, and for once you aren't late for anything.",
        ],
        reviews: [
          "Whatever you've been admiring comes close enough to be looked at.",
          'It has a flaw or two, which you turn out to like.',
        ],
        ends: [
          'You love something without needing it to be perfect or your own.',
          "That's made you easier to please and harder to sell to.",
        ],
      },
      {
        begins: [
          "You want to make things lovelier than they need to be, and you've got the touch for it.",
          "A stranger may smile at what you've done with a window.",
        ],
        reviews: [
          'The loveliness has to be paid for, at least with your time.',
          "You look at whether you mind, and mostly you don't, since the hours in question were going to the phone.",
        ],
        ends: [
          'Somebody you love may have turned out to be ordinary in a way that suits you both.',
          'You still see the other thing in them, on certain mornings.',
        ],
      },
    ],
    presses: [
      {
        begins: [
          'You may fall for a picture of somebody, and the picture is partly your own work.',
          "Money gets hazy as well, mostly in the direction of generosity, and you'd rather not open the app.",
        ],
        reviews: [
          'A person and your picture of them come apart a little.',
          'You can be sad about the picture and still get to know the other, who may be the better company.',
        ],
        ends: [
          'You see what you love as it is.',
          "There's less sparkle in it and no more guessing, and on balance you'd call that a gain.",
        ],
      },
      {
        begins: [
          'You long for someone or something at a distance, and the distance does half the work.',
          'You may answer a short message with a long one and then carry the phone with you from room to room.',
        ],
        reviews: [
          "The distance gets shorter, by chance or by design, and the longing doesn't like that.",
          'It had been a way to keep warm without being known.',
        ],
        ends: [
          "You've stopped being in love with what might have been.",
          "What's there gets the attention that used to go elsewhere, and it's doing well on it.",
        ],
      },
    ],
  },
  mars: {
    eases: [
      {
        begins: [
          'You get further by going along than by pushing.',
          "The right pace is a swimmer's, where you lose count of the laps and are surprised at the clock.",
        ],
        reviews: [
          "What you've been working toward so gently is worth a moment's thought.",
          'If it has no outline yet, one definite step is enough to give it one.',
        ],
        ends: [
          'Something difficult got done without a fight, for a reason you believed in.',
          'You might not be able to say on which day it was finished.',
        ],
      },
      {
        begins: [
          "You do brave things without noticing, because they're for somebody else.",
          "You may speak up on a bus or in a line on behalf of a person who couldn't.",
        ],
        reviews: [
          'Your good cause meets its first bore and its first quarrel.',
          "It's still a good cause, and you can choose the corner of it in which you're useful.",
        ],
        ends: [
          'Your strength has found something gentle to do.',
          'It lasts longer that way, and your hands are steadier than they were at the start.',
        ],
      },
    ],
    presses: [
      {
        begins: [
          "Your push goes soft just when it's needed.",
          'You put things off, then do them at an odd hour with more force than they call for, such as the whole closet at midnight.',
        ],
        reviews: [
          "It comes out that you didn't want the thing you've been failing to do.",
          "Once that's been said aloud, half of the tiredness goes with it.",
        ],
        ends: [
          "You act for fewer causes than you did, and these you've chosen.",
          "Anger that used to leak out sideways gets said to the person it's about.",
        ],
      },
      {
        begins: [
          'You start things and they run into the sand.',
          "It may be that you've been fighting somebody who isn't there anymore, or for something you only wanted because it was far away.",
        ],
        reviews: [
          "You notice whom you've been angry at while you were tired.",
          "It's an old opponent, who's probably forgotten all about it.",
        ],
        ends: [
          'You move again, without so much noise in your head.',
          'Fewer things get started than before, and most of those get finished.',
        ],
      },
    ],
  },
  jupiter: {
    eases: [
      {
        begins: [
          'Faith comes easily, in people or in something larger.',
          'You may give an afternoon to a cause, stacking benches in a hall, and come home with more than you put in.',
        ],
        reviews: [
          "You ask whether the cause you've warmed to does what it says.",
          "Mostly it does, and where it doesn't, you've been around long enough to ask about it.",
        ],
        ends: [
          'You share a hope with others by now, and it asks for a few definite hours a month.',
          'The big words about it have become unnecessary.',
        ],
      },
      {
        begins: [
          'You feel carried by something, call it luck or people.',
          "You may leave home without a plan for the day and come back with a good story and somebody's recipe.",
        ],
        reviews: [
          'What carried you turns out to consist of particular people.',
          "You can thank them by name, and one of them will ask what you're doing in the spring.",
        ],
        ends: [
          "You've grown more trusting and no more foolish.",
          'The proof is that you lend with pleasure and still know how much.',
        ],
      },
    ],
    presses: [
      {
        begins: [
          'Your hopes outrun anything that could be delivered.',
          "A rescue or a windfall always seems about a week away, so you hold off on the ordinary remedy, which would've taken about a week.",
        ],
        reviews: [
          "It strikes you how long you've been waiting for a windfall or a rescue.",
          'The ordinary remedy is still available and costs what it always did.',
        ],
        ends: [
          "The waiting is over, and it turns out that you're not badly off.",
          'What you hope for from here on comes with a first step that you could take by yourself.',
        ],
      },
      {
        begins: [
          "You're inclined to believe the brochure.",
          'Anything that promises a different life by the end of the month has your full attention, and some of your money.',
        ],
        reviews: [
          "You compare a brochure with the place, and there's been some generous photography.",
          "You can still like the place, and you'll like it longer without the brochure.",
        ],
        ends: [
          'Hope has come down to a level at which you can do something about it.',
          "It's less dazzling there, and you've stopped bumping into things.",
        ],
      },
    ],
  },
  saturn: {
    eases: [
      {
        begins: [
          'You stop being so strict about something that never deserved it.',
          'A rule that you keep for yourself, about bedtime or about Sundays, gets bent out of kindness, and nothing collapses.',
        ],
        reviews: [
          'Softness helps in some places and is only untidy in others.',
          'A loose schedule works if the two fixed points in it are really fixed.',
        ],
        ends: [
          "You've built something with a bit of give in it.",
          'It takes less defending than what you used to build, and other people like to be there.',
        ],
      },
      {
        begins: [
          "You're able to rest without first having earned it.",
          "An hour at the window with nothing in your hands may do what two weeks of planning didn't.",
        ],
        reviews: [
          'A softer rule has been in force for some time, and the results are in.',
          "About as much gets done, by somebody who's easier to be around.",
        ],
        ends: [
          'You trust your structures enough to leave them alone over a weekend.',
          "A week later they're still there, and you've got color in your face.",
        ],
      },
    ],
    presses: [
      {
        begins: [
          'What you thought was solid goes soft at the edges, perhaps a rule or a plan for later in life.',
          "You do your duty and can't quite say what for.",
        ],
        reviews: [
          'Leaning on things shows you which of them are firm.',
          "More of them hold than you'd imagined at night, and those that give way had been hollow for a while.",
        ],
        ends: [
          'An old obligation may have dissolved, with nobody to blame for it.',
          'The ones you kept have a reason that you could give in a sentence.',
        ],
      },
      {
        begins: [
          "You've worked for something for a long time and can't see it anymore, as with fog on a road you know.",
          "Going slower is allowed, and so is asking someone who's farther along.",
        ],
        reviews: [
          'It may become clear that one of your duties was to a person or a plan that no longer exists.',
          "You've been keeping it up rather beautifully.",
        ],
        ends: [
          "You've stopped doing a chore that nobody had asked you for.",
          'It leaves an odd lightness in the late afternoon, when you used to see to it.',
        ],
      },
    ],
  },
  uranus: {
    eases: [
      {
        begins: [
          'Being different interests you less, and being of use interests you more.',
          'Your oddest skill, the one you explain with a shrug, may be just what some tired person needs.',
        ],
        reviews: [
          "Someone would like to join you in a thing you've always done alone.",
          "You find that you can share it, and that it's easier to keep up with two.",
        ],
        ends: [
          'People have begun to come to you for the very thing that set you apart.',
          'You used to hide it when you wanted to belong, and that seems a long way off.',
        ],
      },
      {
        begins: [
          "You're open to influence of the good kind, an odd book or somebody's grandmother.",
          "It may change what you do with your free evenings before you've noticed that it's an influence.",
        ],
        reviews: [
          'The new interest asks whether you want to belong to anything.',
          'A loose sort of membership exists, where the coffee is terrible and the talk is very good.',
        ],
        ends: [
          "You've found your people, and they aren't who you'd have predicted.",
          'The thing they share with you takes an hour to explain, which is fine, because nobody there has ever asked.',
        ],
      },
    ],
    presses: [
      {
        begins: [
          "You can't tell whether you want to leave or just to disappear for a while.",
          "You look up rents in towns you've never seen, and the escape is attractive as long as nobody asks where it goes.",
        ],
        reviews: [
          "Somebody may ask where the escape you've been planning goes.",
          "A weekend by yourself may cover most of it, and the rest is a conversation you've been avoiding.",
        ],
        ends: [
          "Your freedom is still there, and you've found a use for it.",
          'The vague itch has shrunk to something that a long Saturday can take care of.',
        ],
      },
      {
        begins: [
          'You want to break with something, and every time you try to say what, it slides away.',
          'You may cancel a subscription instead.',
        ],
        reviews: [
          'A vague wish to revolt gets its second wind.',
          "It helps to ask what you'd still complain about if you lived alone on a beach.",
        ],
        ends: [
          'The revolt has found its object, which was smaller than a way of life.',
          "You've dropped a single pretense, and the amount of time it had been taking is remarkable.",
        ],
      },
    ],
  },
  neptune: {
    eases: [
      {
        begins: [
          "An old daydream comes by again, and it's aged well.",
          'You may find that a small version of it has been possible for some time, within a bus ride and at a modest fee.',
        ],
        reviews: [
          'For a few weeks you try the small version of an old dream.',
          "It's quieter than the large one, and it has the merit of happening.",
        ],
        ends: [
          "You've let a wish into your life without asking it to save you.",
          "It has its hour in the week among other things, and you'd notice if it were gone.",
        ],
      },
      {
        begins: [
          'Something you loved when you were younger has a claim on you again.',
          'You may play it or read it to somebody and watch their face.',
        ],
        reviews: [
          'A quiet practice of yours can stand a bit more time.',
          'Ten minutes become twenty, and it still fits between supper and the news.',
        ],
        ends: [
          "What you dream of and how you live aren't so far apart now.",
          "It's within walking distance, on a good day, with a friend.",
        ],
      },
    ],
    presses: [
      {
        begins: [
          'People born around your time are all wondering what they used to believe in.',
          'Yours may be a plain flatness about something that once carried you for days.',
        ],
        reviews: [
          'You stop trying to feel what you used to feel about something you believed in.',
          "In the pause something else gets your attention, and it's closer to where you live.",
        ],
        ends: [
          "A dream that belonged to an earlier you has gone, and you miss it less than you'd expected.",
          'The new one is modest, and you can see it from here.',
        ],
      },
      {
        begins: [
          "You find that you can't pray or hope or daydream quite as you used to.",
          'Everyone of your age is going through some version of it, usually without mentioning it at parties.',
        ],
        reviews: [
          "You've tried to talk yourself back into an old enthusiasm and heard how it sounded.",
          'In the meantime something has been interesting you without asking permission.',
        ],
        ends: [
          "It's all right not to know what it was all for.",
          "You've noticed that the people you love best don't know either, and that they still water the plants.",
        ],
      },
    ],
  },
  pluto: {
    eases: [
      {
        begins: [
          "You forgive something, or you're at least tired of holding it.",
          "Influence comes to you through kindness, which you may never have tried on purpose, and people do you favors they'd refused when pressed.",
        ],
        reviews: [
          "You may run into someone you've been angry with and find that nothing much happens.",
          'A trace of the old feeling may come up on a bad day and need no more than a nod.',
        ],
        ends: [
          'An old grudge no longer has an owner.',
          "The strength it took to keep it fed has come back to you, and you're surprised at the amount.",
        ],
      },
      {
        begins: [
          "You can be with something dark, in a film or in a friend's life, without looking away.",
          "It makes you gentler, and people notice that they don't have to spare you.",
        ],
        reviews: [
          "A sorrow that you'd put away comes up for air.",
          "It's changed down there and is mostly love by now.",
        ],
        ends: [
          "You can stand more sadness than you could before, your own as well as other people's.",
          "It doesn't show at parties, except that you're patient with the person who's been left standing by the window.",
        ],
      },
    ],
    presses: [
      {
        begins: [
          'Something you kept under control seeps out, in jokes or in sleep.',
          "You'd rather not know what it's about, and still you find yourself telling the dream to two people before noon.",
        ],
        reviews: [
          'You give an uneasy matter a longer look, perhaps together with someone who listens for a living.',
          'It turns out to be more sad than dangerous, which is a comfort.',
        ],
        ends: [
          'What you feared has been looked at, and it has shrunk to its real size.',
          'You can leave it unwatched overnight.',
        ],
      },
      {
        begins: [
          "You sense that something's going on below the surface, and you aren't wrong, but the picture keeps changing.",
          'Suspicion comes easily then, and about half of your suspicions are right.',
        ],
        reviews: [
          "The suspicion can be checked against two facts, and you've put that off.",
          "One of the facts is kinder than you'd thought, and the other was never in doubt.",
        ],
        ends: [
          "You know what was going on, or you've agreed with yourself that you never will.",
          'Either way you can hear an ordinary remark as one.',
        ],
      },
    ],
  },
  asc: {
    eases: [
      {
        begins: [
          "People confide in you almost before you've sat down.",
          "You come across as gentle, and a stranger at a bus stop may tell you in ten minutes what they haven't told at home.",
        ],
        reviews: [
          "Someone who's told you a great deal may realize that they know next to nothing about you.",
          'With a little told in return, a run of such evenings turns into a friendship.',
        ],
        ends: [
          "You're easy to be with, and you've stopped vanishing while you're at it.",
          'The friends from this time know how you take your coffee and what you worry about.',
        ],
      },
      {
        begins: [
          "You look as if you'd slept well or were in love, so people soften when they talk to you.",
          'A cashier may tell you about the sea where she grew up.',
        ],
        reviews: [
          "You've been all things to a few people, kindly.",
          'One of them may see you grumpy, and be touched.',
        ],
        ends: [
          'Your presence does something for a room without your having to be funny.',
          "You've found out that you can also leave early.",
        ],
      },
    ],
    presses: [
      {
        begins: [
          'People see in you what they need to see.',
          "Out of politeness you may go along with it, until you're eating a dish you've never liked because somebody once decided that you did.",
        ],
        reviews: [
          "Somebody may discover that you aren't what they'd imagined.",
          'It makes for an awkward talk, and afterward you can speak in your own voice.',
        ],
        ends: [
          "You've become clearer at the edges.",
          "Some admirers have drifted off, and the people who stayed can say what you're really like and seem to prefer it.",
        ],
      },
      {
        begins: [
          'You feel invisible on some days and transparent on the others.',
          "Somebody may talk to you at length as if you were a friend of theirs who's moved away.",
        ],
        reviews: [
          'You may find that a picture of you has been passed around that you never sat for.',
          "You can correct one line in it, the one that matters for how you're treated.",
        ],
        ends: [
          'You meet people as yourself, a bit less mysterious.',
          'Some of the magic has gone out of first evenings and a good deal has come into third ones.',
        ],
      },
    ],
  },
  mc: {
    eases: [
      {
        begins: [
          'What you do touches people, and word of it spreads without a plan.',
          'You might be asked to help with something that pays more in meaning than in money.',
        ],
        reviews: [
          "It's a good time to check that the meaning and the money are both in order.",
          'A kind project with clear terms is still a kind project.',
        ],
        ends: [
          "You're known for something you care about.",
          "There's no ladder attached to it, and you may be surprised at how little you miss one.",
        ],
      },
      {
        begins: [
          "What you do gets a touch of something that can't be taught.",
          "People who don't know your field may stop and look for longer than they'd meant to.",
        ],
        reviews: [
          "The good you're doing would go further with a bit of order.",
          'Someone orderly may be among the people who admire it, without having liked to say so.',
        ],
        ends: [
          "You've got a calling, or at least something that calls when you've been away from it.",
          "It doesn't pay in money, and you've arranged to have some of that as well.",
        ],
      },
    ],
    presses: [
      {
        begins: [
          "You lose sight of where you're headed, though you keep walking.",
          'The goal that used to get you out of bed sounds made up when you say it aloud.',
        ],
        reviews: [
          "You try to remember who first suggested to you the goal you've been losing sight of.",
          'Some of it was admiration for a person, who may never have wanted you to follow.',
        ],
        ends: [
          "You've given up on one kind of success and feel surprisingly well.",
          'What you do next has a shorter name, and you picked it yourself.',
        ],
      },
      {
        begins: [
          "Where you're going is described differently by each of the people who are counting on you.",
          "You've nodded to all of them.",
        ],
        reviews: [
          "Somebody may have to be disappointed about the direction you're taking, as you've known for weeks.",
          'They may know it as well and be waiting for you to say so.',
        ],
        ends: [
          "You've stopped drifting, or at least you know by now where the drift is going.",
          'From here you can steer a little, and a little is most of what anyone does.',
        ],
      },
    ],
  },
}
