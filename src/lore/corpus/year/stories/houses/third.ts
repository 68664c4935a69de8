import type { YearStory } from '../../../../year-ahead.ts'

export const thirdStories: readonly [YearStory, YearStory] = [
  {
    cast: {
      sun: "the person you'd be if you'd said it",
      moon: 'the wish to be understood without having to say it',
      mercury: "the sentence itself, which you've had ready for some time",
      venus: 'the kindness that keeps you from saying it',
      mars: 'the impulse that would say it tonight, in whatever tone came out',
      jupiter: 'the hope that it will go better than in your head',
      saturn: 'the caution that edits you before you open your mouth',
      uranus: 'the sudden remark that gets there before the prepared one',
      neptune: "the hint you give, which you'd like to count as having said it",
      pluto: "how much it matters, which is the reason it hasn't been said",
      asc: 'the face that has been saying it for a while',
      mc: 'the good name you have for never making a fuss',
    },
    before: {
      jupiter:
        "It's easy to talk now, and easy to talk around it. You say a great deal to a great many people, and the one it concerns hears the pleasant part. Still, you've got into the habit of speaking up.",
      saturn: [
        "You write the sentence down, cross it out, and say nothing. The silence has begun to cost you something, mostly in how you answer about other things. A better sentence would help you less than a day on which you've promised yourself to use this one.",
        'Nobody asks, and you take that as permission to go on saying nothing. You do notice how carefully you speak around that person by now. A short dull conversation would end it sooner than the long honest one you keep preparing.',
      ],
      uranus:
        "It slips out in the wrong tone, or to the person standing next to the one you meant. You'd have chosen better words and taken another year to do it. The rest of the talk is easier to arrange now that it has begun.",
      neptune:
        "You hint at what you want and believe you've said it. The other person answers something else, kindly, and each of you goes home with a conversation that the other didn't have. On paper, sent or unsent, you'd see what you really meant.",
      pluto:
        "You can't stop composing what you'd say, in the shower and at every red light. The version in your head has grown sharper than anything you'd use. What's underneath is usually one remark, made or not made some time ago, and that's short enough to speak of.",
      eases: [
        "For once the right tone comes to you before the words. You say a small part of it in passing, in the car or over the dishes, and it's taken as what it is. After that the rest is only a continuation.",
        "Somebody may ask how you really are and wait for the answer. You hear yourself explain it all to a person it doesn't concern, and it takes four sentences. You hadn't known that it was so short.",
      ],
      solar:
        "A sentence can start something here, if it's a short one. It may be a message to a person you've only nodded to, or the first half of what you've held back. Nobody expects the second half on the same day.",
      lunar:
        "Something gets said, and it may be you who hears it. A remark shows you how a person has seen you all along, and you find that you'd rather know. You can answer it when you've slept.",
    },
    after: {
      jupiter:
        "Since you've said it, you speak more easily about everything else. You may be asked to say it again to more people, or to put it in writing. It's fine to say yes and leave out the parts that were meant for one person.",
      saturn: [
        "What you said is remembered word for word, and you're asked whether you still mean it. You do, apart from one phrase. Taking back the phrase costs you less than you'd think and makes the rest more solid.",
        "The answer takes its time, and you're inclined to fill the wait with explanations. Most of them would be apologies. You said it once and clearly, and it can stand there while the other person thinks.",
      ],
      uranus:
        "The reply is nothing you'd prepared for. It may be a confession of their own, or a joke, or simply a yes. The speech you had ready for the second round can go.",
      neptune:
        "It gets back to you in a version you hardly recognize. People have heard what they hoped or feared, and correcting all of them would be a full-time job. It's enough if the one person it was meant for knows what you said.",
      pluto:
        "There's another layer to it, and it has to do with who's been having the last word. You may find that you no longer want it. That gives the next conversation a different subject.",
      eases: [
        "The two of you talk about other things again, and that's how you notice that it's done. What was heavy has become a story with a beginning and an end. You may even disagree about the details and laugh.",
        "Someone is glad you said it, and tells you so later than you'd have liked. They'd sensed for a while that something was coming. The next such sentence won't take you a year.",
      ],
      solar:
        "You've got a voice again that you can use for something new. It may be a message to somebody you've been curious about, or a subject that isn't a problem at all. The hard one was good practice.",
      lunar:
        'A conversation from earlier in the year comes to its end, with a last word that one of you had kept back. You can hear it without having to answer. What remains between you is smaller and easier to carry.',
    },
    turns: {
      presses:
        "This is where it has to be said, because leaving it out has become a statement of its own. It comes out better if you pick the place and the first sentence yourself. You can be plain without being hard, and you needn't cover everything. Afterward the other person knows what you know, and that's the point of it.",
      eases:
        "If there's one stretch of the year in which you can say it and be liked for it, it's this one. You find the tone without looking for it, and people hear you out. It would be a pity to spend such weeks on small talk.",
    },
    closes: {
      presses:
        "You need to say the plain thing that you've been talking around, to the person it concerns. Once it has been said, it turns out to be smaller than the silence was. One conversation is enough for it, and a calm tone matters more than the perfect moment.",
      eases:
        "You need to say the plain thing to the person it concerns, and this is a year in which it gets a friendly hearing. Most of it can be said in passing. What you'd have called a confrontation is likelier to end in plans for the weekend.",
    },
    next: {
      presses: [
        'At home nobody is impressed by how well you put it. What counts there is whether you meant it, and you get an early chance to show that.',
        "The talking is over, and you're tempted to let it rest there. What you asked for has to be done by somebody, though, and the first weeks show who.",
        'An old way of leaving things unsaid comes back on a tired evening. You catch it sooner than you used to, and one sentence is enough.',
      ],
      eases: [
        "You've got used to being plain with each other. You notice it in how short the conversations are.",
        'Nobody walks around the subject anymore. You can sit at one table with it and talk about dinner.',
      ],
    },
  },
  {
    cast: {
      sun: "the neighbor you'd like to be",
      moon: 'the small hello that makes an ordinary day friendlier',
      mercury: 'the talk over the fence and at the counter, which stays where it is',
      venus: "the liking for people whose last names you don't know",
      mars: 'the hurry in which you walk past half of them',
      jupiter: "the waving terms you're on with everyone",
      saturn: 'the habit of not troubling people',
      uranus: 'the question nobody expects at a bus stop',
      neptune: "the idea you have of people you've never really talked to",
      pluto: "the curiosity about other people's lives that you keep to yourself",
      asc: 'the face you wear on an ordinary week',
      mc: 'what the neighbors would say you do',
    },
    before: {
      jupiter:
        "Your ordinary week gets livelier, and you're on waving terms with half the block. You'd be stuck if you had to introduce any two of them to each other. It's company all the same, and you'd feel it if the street went quiet.",
      saturn: [
        "The week is all errands, and the people in it get to see the top of your head. You've been to the pharmacist more often than to your best friend, for about nine words a visit. Two more would get you a name.",
        "You notice how far away your people live. The list you'd give of them is all area codes and time zones. The people who see you looking tired are behind a counter or across the hall, and you couldn't say what they're called.",
      ],
      uranus:
        "Your route or your hours may change without much warning, and a whole cast goes missing. You hadn't thought of them as anyone. The man who always had the seat by the window turns out to have been part of your day.",
      neptune:
        "There may be a person you chat with every few days who calls you by a name that isn't yours. It seems too late to correct, and you aren't sure of theirs either. Under those conditions the two of you are quite fond of each other.",
      pluto:
        "One person you see all the time makes you more curious than you'd like to admit. You've built a life for them out of a parking permit and a ring tone. A single question would ruin it, and you'd know something.",
      eases: [
        "An exchange by the mailboxes or at the register runs long, and there's ice cream melting in your bag. You hear where they're from and what's wrong with the knee. You still don't have the name, though you'd no longer call this a stranger.",
        "A small favor comes your way from someone in your week, such as a package taken in, and it pleases you beyond its size. You've been noticed, then. You bring something back for it, and that's how such things get going.",
      ],
      solar:
        "All it takes here is one remark to a person you pass every day, and you've got an acquaintance. It might be about their dog or the heat. Adding your name at the end is the bold part.",
      lunar:
        "You learn something about a familiar face that was there to be asked about all along, and the face changes. They may be about to move, or have a second career that you'd never have guessed. You had them filed under small talk.",
    },
    after: {
      jupiter:
        'Now that you know their names, everyone has a cousin or a cat for you to hear about. A trip to the store takes twice as long. There are worse problems for a week to have, and headphones are still allowed.',
      saturn: [
        "Noise or a parking space may come between you and a person you see constantly. With a stranger you'd let it go sour. You know this one well enough to bring it up, and you'd run into each other afterward either way.",
        "Your days get narrow, and you go through them fast. It's the hello at the bus stop or the gym that you look forward to, because it has your name in it. In weeks like these it may be the longest talk you have, and it counts.",
      ],
      uranus:
        "A regular face may be gone from your week, off to another town or another schedule. You find that you'd like the address. For a person you'd once have called nobody in particular, that's a good deal.",
      neptune:
        'You may have taken friendliness for friendship, and you feel a little foolish at the next hello. Not everyone in your week wants to be known. The nod still holds, and no harm is done by having learned the name.',
      pluto:
        "A neighbor or a regular may tell you something real, in between two errands and with no warning. It's more than your acquaintance was built for. Nothing has to be done about it, but you won't walk past that person in the old way.",
      eases: [
        "Two people from your week meet because you're standing between them, and you get both names right. It makes you a sort of host, on a sidewalk. The walk home feels shorter for it.",
        "On a day that goes wrong, help is likeliest to come from nearby, from a person you first knew by their coffee order. It's quick and practical. Your oldest friend hears the story later, by phone.",
      ],
      solar:
        "Something regular can grow out of your week here, perhaps a walk at the same hour as somebody else's. Neither of you has to call it a plan. You'd both be out there anyway.",
      lunar:
        "One of your everyday acquaintances turns out to be a friend. You notice because that's who gets your news first. Another stays at hello. You can tell the two kinds apart by now, and the week has a place for both.",
    },
    turns: {
      presses:
        "A hard patch shows you who is near. The friends you'd have listed are far off or busy, and it's people without last names who see the state you're in. You take some help from one of them, a little stiffly. After that it would be silly not to ask what they're called.",
      eases:
        "The people around you come closer here without your having to do much about it. A talk at the curb gets a second half, and a face you've nodded to acquires a story. You might as well ask for the name while everyone's in the mood. It takes less nerve than it does at other times.",
    },
    closes: {
      presses:
        "More people belong to your everyday life than you'd have listed, and you know them mainly by their dog or their order. A rough stretch brings some of them near enough to ask for a name. It's worth having, since a close friend can live anywhere and the week is spent here.",
      eases:
        "About half a dozen people belong to your everyday life, and most of them you know by sight. It's a friendly year for learning the rest, and the names come easily once you've asked for the first. A week with names in it is better company.",
    },
    next: {
      presses: [
        'Having a person over is a different matter from meeting on the sidewalk. They see how you live, and for the first half hour so do you.',
        'You ask someone from your week in, and the visit is a little stiff. By the next time you pass each other on the street, it has loosened.',
        "Home is a mess, or full of relatives, just when you'd like to invite a neighbor. You take the coffee out to the front steps.",
      ],
      eases: [
        'One or two of the people you used to nod to are at your kitchen table. They know where the glasses are.',
        'You have a few of them over on the strength of their first names. The last names come out with the photographs.',
      ],
    },
  },
]
